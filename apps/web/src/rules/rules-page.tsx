import { type Block, ruleForOption, spans } from '@signoria/words/handbook';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../preferences/words.tsx';
import { handbook } from './handbook.ts';
import { search } from './search.ts';
import { SearchField } from './search-field.tsx';
import './rules.css';

/** A game's handbook, opened at the paragraph that matters. */
export function RulesPage({
  game,
  at = null,
  option,
  find = '',
  codeAt,
}: {
  game: string;
  at?: string | null;
  /** A word to look for. */
  find?: string;
  option?: string;
  /** Where the code of a rule is shown, on a page that may be left for it. */
  codeAt?: (number: string) => string;
}) {
  const { language, site } = useWords();
  const [blocks, setBlocks] = useState<Block[] | null | 'loading'>('loading');
  const [wanted, setWanted] = useState(at);
  const [query, setQuery] = useState(find);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    handbook(language, game).then(found => {
      if (!current) return;
      setBlocks(found);
      if (found && option) setWanted(ruleForOption(found, option));
    });
    return () => {
      current = false;
    };
  }, [language, game, option]);
  useEffect(() => {
    if (blocks !== 'loading' && wanted)
      page.current?.querySelector(`[data-rule="${wanted}"]`)?.scrollIntoView({ block: 'center' });
  }, [blocks, wanted]);
  if (blocks === 'loading') return <p className="soft">{site.rules.loading}</p>;
  if (!blocks) return <p className="soft">{site.problems['not-found'].name}</p>;
  const shown = search(blocks, query);
  return (
    <div className="rules" ref={page}>
      {codeAt && <Search query={query} onQuery={setQuery} found={shown.length} />}
      {shown.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the book does not change while it is read
        <Paragraph key={i} block={block} wanted={wanted} onRule={setWanted} codeAt={codeAt} />
      ))}
    </div>
  );
}

function Search({ query, onQuery, found }: { query: string; onQuery(query: string): void; found: number }) {
  const { site } = useWords();
  return (
    <p className="rules-search">
      <SearchField query={query} onQuery={onQuery} />
      <span role="status">{found === 0 && site.rules.nothingFound}</span>
    </p>
  );
}

interface ParagraphProps {
  block: Block;
  wanted: string | null;
  onRule(number: string): void;
  codeAt: ((number: string) => string) | undefined;
}

function Paragraph({ block, wanted, onRule, codeAt }: ParagraphProps) {
  switch (block.kind) {
    case 'title':
      return block.level === 1 ? (
        <h2>{block.text}</h2>
      ) : (
        <h3>
          <Inline text={block.text} onRule={onRule} />
        </h3>
      );
    case 'rule':
      return (
        <p className="rule" data-rule={block.number} data-wanted={block.number === wanted || undefined}>
          <RuleNumber number={block.number} codeAt={codeAt} /> <Inline text={block.text} onRule={onRule} />
        </p>
      );
    case 'text':
      return (
        <p>
          <Inline text={block.text} onRule={onRule} />
        </p>
      );
    case 'ruling':
      return (
        <blockquote>
          {block.lines.map(line => (
            <p key={line}>
              <Inline text={line} onRule={onRule} />
            </p>
          ))}
        </blockquote>
      );
    case 'link':
      // It leads into the sources, which are not on the site.
      return null;
    case 'list':
      return (
        <ul>
          {block.entries.map(entry => (
            <li key={entry}>
              <Inline text={entry} onRule={onRule} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <RulesTable rows={block.rows} onRule={onRule} />;
  }
}

function RuleNumber({ number, codeAt }: { number: string } & Pick<ParagraphProps, 'codeAt'>) {
  const { site } = useWords();
  if (!codeAt) return <span className="rule-number figures">{number}</span>;
  return (
    <Link href={codeAt(number)} className="rule-number figures" title={site.rules.inCode(number)}>
      {number}
    </Link>
  );
}

function RulesTable({
  rows,
  onRule,
}: { rows: readonly (readonly string[])[] } & Pick<ParagraphProps, 'onRule'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <div className="rules-table" tabIndex={0}>
      <table>
        <tbody>
          {rows.map(row => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <td key={i}>
                  <Inline text={cell} onRule={onRule} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inline({ text, onRule }: { text: string; onRule(number: string): void }) {
  return spans(text).map(({ style, text: words }, i) => {
    const key = `${i}${words}`;
    switch (style) {
      case 'strong':
        return <strong key={key}>{words}</strong>;
      case 'em':
        return <em key={key}>{words}</em>;
      case 'code':
        return <code key={key}>{words}</code>;
      case 'rule':
        return (
          <button type="button" className="rule-link figures" key={key} onClick={() => onRule(words)}>
            {words}
          </button>
        );
      default:
        return words;
    }
  });
}
