import { useWords } from '../preferences/words.tsx';

/** Where a word to look for in the rules is written. */
export function SearchField({ query, onQuery }: { query: string; onQuery(query: string): void }) {
  const { site } = useWords();
  return (
    <input
      type="search"
      className="field"
      value={query}
      placeholder={site.rules.search}
      aria-label={site.rules.search}
      onChange={event => onQuery(event.target.value)}
    />
  );
}
