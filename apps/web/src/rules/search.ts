import type { Block } from '@signoria/words/handbook';

/** The paragraphs in which every word of the query stands, each under its heading; all of them when nothing is asked. */
export function search(blocks: readonly Block[], query: string): readonly Block[] {
  const asked = plain(query).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return blocks;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'title') {
      heading = block;
      continue;
    }
    const text = plain(textOf(block));
    if (!asked.every(word => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}

/** Without accents and capitals: nobody types them in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'text':
      return block.text;
    case 'rule':
      return `${block.number} ${block.text}`;
    case 'ruling':
      return block.lines.join(' ');
    case 'list':
      return block.entries.join(' ');
    case 'table':
      return block.rows.flat().join(' ');
    case 'link':
      return '';
  }
}
