import { newSeed } from '@signoria/core';
import type { GameWords, Names } from '@signoria/words';
import { dailyWords } from '@signoria/words/daily';
import { type HintLine, type HintMove, hintLines, hintWords } from '@signoria/words/hint';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { isKept } from '../../daily/answers.ts';
import { type DailySource, savedAt } from '../../daily/source.ts';
import { keep } from '../../match/local/saved.ts';
import { opponentLevels } from '../../match/opponents.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import type { Frame } from '../game/frame.ts';
import { Mark } from './mark.tsx';

/** So many choices are told: the best ones, and the solver's own. */
const TOLD = 3;

interface VerdictProps {
  frame: Frame;
  source: DailySource;
  chosen: HintMove;
  again(): void;
}

/** Whether it was the best choice, what the best and one's own are worth and why, and the ways from here. */
export function Verdict({ frame, source, chosen, again }: VerdictProps) {
  const { language } = useWords();
  const words = dailyWords(language);
  const { words: game, names } = frame.game.boardProps;
  const lines = useLines(source, chosen, game, names);
  const isBest = lines[0].isChosen;
  return (
    <section className="prompt daily-verdict" aria-label={words.title} tabIndex={-1}>
      <p className="daily-said" role="status" data-found={isBest}>
        <Mark tried={isBest ? 'found' : 'missed'} />{' '}
        <b>{isBest ? words.right : words.wrong(lines[0].move)}</b>
      </p>
      <Unkept />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="daily-lines" aria-label={words.choices} tabIndex={0}>
        <ol>
          {lines.map(({ rank, isChosen, text, reason }) => (
            <li key={rank} value={rank} data-chosen={isChosen || undefined}>
              {text} {isChosen && <span className="badge">{words.yours}</span>}{' '}
              {reason && <span className="small soft">{reason}</span>}
            </li>
          ))}
        </ol>
      </section>
      <div className="daily-ways">
        <button type="button" className="button" onClick={again}>
          {words.again}
        </button>
        <PlayOn source={source} />
        <Link href="/daily" className="button main">
          {words.all}
        </Link>
      </div>
    </section>
  );
}

/** Where there is no room for the answer, it says so. */
function Unkept() {
  const { language, site } = useWords();
  const kept = useSyncExternalStore(isKept.subscribe, isKept.get);
  if (kept) return null;
  return (
    <p className="small" role="alert">
      {dailyWords(language).unkept} {site.problems['storage-full'].help}
    </p>
  );
}

interface ToldChoice extends HintLine {
  rank: number;
  isChosen: boolean;
}

/** The best choices and the solver's own, as a hint would tell them; what nobody looked into has no reasons. */
function useLines(source: DailySource, chosen: HintMove, game: GameWords, names: Names): ToldChoice[] {
  const { language } = useWords();
  const { choices, match, seat } = source.position;
  const view = match.game.view(match.state, seat);
  const others = choices.filter(choice => choice !== chosen).slice(0, TOLD - 1);
  const shown = choices.filter(choice => choice === chosen || others.includes(choice));
  return hintLines(hintWords(language), game, view, names, shown).map((line, i) => ({
    ...line,
    reason: shown[i].parts.length > 0 ? line.reason : null,
    rank: choices.indexOf(shown[i]) + 1,
    isChosen: shown[i] === chosen,
  }));
}

/** The game played to its end against bots, from the position on. */
function PlayOn({ source: { position } }: { source: DailySource }) {
  const { site, language } = useWords();
  const { name, opponents } = usePreferences();
  const [, navigate] = useLocation();
  const play = () => {
    const levels = opponentLevels(opponents, position.match.seats - 1);
    const saved = savedAt(position, newSeed().slice(0, 8), name.trim() || site.name.guest, levels);
    keep(saved);
    navigate(`/here/${saved.id}`);
  };
  return (
    <button type="button" className="button" onClick={play}>
      {dailyWords(language).playOn}
    </button>
  );
}
