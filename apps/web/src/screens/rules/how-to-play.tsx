import { type GameId, isGameId } from '@signoria/games/list';
import { type Label, type Primer, wordsFor } from '@signoria/words';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../../components/page.tsx';
import { useWords } from '../../preferences/words.tsx';
import { PrimerParts } from '../../primer/primer.tsx';
import { SearchField } from '../../rules/search-field.tsx';
import { ProblemScreen } from '../problem/problem.tsx';
import './how-to-play.css';

/** A game on one page, for somebody who has never played it; the numbered rules are one link away. */
export default function HowToPlayScreen({ game }: { game: string }) {
  const { site, titles, language } = useWords();
  const [primer, setPrimer] = useState<Primer | null>(null);
  useEffect(() => {
    if (!isGameId(game)) return;
    let wanted = true;
    wordsFor(language, game).then(words => wanted && setPrimer(words.primer));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  if (!isGameId(game)) return <ProblemScreen code="unknown-game" />;
  return (
    <Page title={site.primer.title(titles[game].name)}>
      {primer && (
        <div className="sheet page-sheet how-to-play">
          <PrimerParts game={game} primer={primer} />
          <section>
            <h2>{site.primer.decisions}</h2>
            <dl className="how-decisions">
              {Object.values<Label | undefined>(primer.first).map(
                label =>
                  label && (
                    <div key={label.name}>
                      <dt>{label.name}</dt>
                      <dd>{label.help}</dd>
                    </div>
                  ),
              )}
            </dl>
          </section>
          <p className="how-ways">
            <Link href={`/learn/${game}`} className="button main">
              {site.lesson.link}
            </Link>
            <Link href={`/rules/${game}`} className="button">
              {site.primer.allRules}
            </Link>
          </p>
          <SearchRules game={game} />
        </div>
      )}
    </Page>
  );
}

/** A word looked for in the numbered rules. */
function SearchRules({ game }: { game: GameId }) {
  const { site } = useWords();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  return (
    <search>
      <form
        className="how-search"
        onSubmit={event => {
          event.preventDefault();
          navigate(`/rules/${game}?${new URLSearchParams({ find: query })}`);
        }}
      >
        <SearchField query={query} onQuery={setQuery} />
        <button type="submit" className="button" disabled={query.trim() === ''}>
          {site.rules.find}
        </button>
      </form>
    </search>
  );
}
