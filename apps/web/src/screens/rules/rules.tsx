import { siteGame } from '../../boards/games.ts';
import { Page } from '../../components/page.tsx';
import { useWords } from '../../preferences/words.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { ProblemScreen } from '../problem/problem.tsx';

/** A game's handbook as a page of its own: /rules/lost-cities#LC-2.3 opens at that rule, and ?find=draw shows those with the word. */
export default function RulesScreen({ game }: { game: string }) {
  const { site, titles } = useWords();
  if (!siteGame(game)) return <ProblemScreen code="unknown-game" />;
  // Rule numbers have no letter that an address would write otherwise.
  const at = location.hash.slice(1);
  const find = new URLSearchParams(location.search).get('find') ?? '';
  return (
    <Page title={site.rules.title(titles[game]?.name ?? game)}>
      <div className="sheet page-sheet">
        <RulesPage
          game={game}
          at={at || null}
          find={find}
          codeAt={number => `/rules/${game}/code#${number}`}
        />
      </div>
    </Page>
  );
}
