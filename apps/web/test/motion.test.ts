import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const STILL = 'prefers-reduced-motion: no-preference';

/** What moves in a style sheet, outside the blocks for those who do not mind. */
function moves(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  let from = 0;
  for (const [i, letter] of [...css].entries()) {
    if (letter !== '{' && letter !== '}' && letter !== ';') continue;
    const said = css.slice(from, i).trim();
    from = i + 1;
    if (letter === '{') around.push(said);
    else {
      const isMoving =
        /^(animation|transition|scroll-behavior)[\w-]*:/.test(said) && !/: (none|auto)$/.test(said);
      if (isMoving && !around.some(block => block.includes(STILL))) found.push(said);
      if (letter === '}') around.pop();
    }
  }
  return found;
}

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.css'),
);

test.each(sheets)('%s moves nothing for those who asked for stillness', file => {
  expect(moves(readFileSync(new URL(file, SOURCE), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))).toEqual([]);
});

test('what moves is found, and what asks first is not', () => {
  expect(
    moves(`a { color: red; transition: opacity 1s } @media (${STILL}) { b { animation: told 1s; } }`),
  ).toEqual(['transition: opacity 1s']);
});
