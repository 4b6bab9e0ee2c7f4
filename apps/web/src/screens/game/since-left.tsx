import { useEffect, useState } from 'react';
import { lastSeen, noteSeen } from '../../match/online/seen.ts';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import type { Frame } from './frame.ts';
import type { Tale } from './telling.ts';
import './since-left.css';

/** So many sentences tell what has happened in short. */
const TOLD = 4;
/** What is no more than one move is told by the prompt itself. */
const LEAST = 2;

/** For somebody who comes back to a match: what the others did meanwhile, in words, and as a short replay. */
export function SinceLeft({ snapshot, telling, lookBack }: Frame) {
  const { site } = useWords();
  const [absence, setAbsence] = useState(() => absenceFrom(snapshot));
  useNoting(snapshot);
  if (!absence || snapshot.status !== 'playing') return null;
  const { seen, until, moves } = absence;
  const missed = telling.tales.filter(({ version, concern }) => {
    return version > seen.version && version <= until && concern !== 'own';
  });
  const told = digestOf(missed);
  if (told.length === 0) return null;
  const close = () => setAbsence(null);
  return (
    <section className="request since-left" aria-label={site.frame.since.title(moves)}>
      <div role="status">
        <b>{site.frame.since.title(moves)}</b>
        <ul>
          {told.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
          {missed.length > told.length && (
            <li className="soft">{site.frame.since.more(missed.length - told.length)}</li>
          )}
        </ul>
      </div>
      <div className="since-ways">
        {lookBack && (
          <button
            type="button"
            className="button main"
            onClick={() => {
              close();
              lookBack(seen.moves, true);
            }}
          >
            {site.frame.since.watch}
          </button>
        )}
        <button type="button" className="button" onClick={close}>
          {site.frame.goOn}
        </button>
      </div>
    </section>
  );
}

/** Between what the reader saw last and how the match stood when it was opened again; null when nothing is worth telling. */
function absenceFrom({ match, version, moves, log, you }: Snapshot) {
  const seen = lastSeen(match);
  if (!seen || you === 'table') return null;
  const others = log.filter(line => line.version > seen.version && line.kind === 'act' && line.seat !== you);
  return others.length >= LEAST && moves > seen.moves ? { seen, until: version, moves: others.length } : null;
}

/** Whoever looks at the page has seen what it shows. */
function useNoting({ match, version, moves }: Snapshot): void {
  useEffect(() => {
    const note = () => {
      if (!document.hidden) noteSeen(match, { version, moves });
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [match, version, moves]);
}

/** What concerns the reader first, then what is great, then the rest; told in the order in which it happened. */
export function digestOf(tales: readonly Tale[]): Tale[] {
  const matters = ({ concern, staged }: Tale) => (concern === 'other' ? 0 : 2) + (staged ? 1 : 0);
  const chosen = tales.toSorted((a, b) => matters(b) - matters(a) || tales.indexOf(b) - tales.indexOf(a));
  const told = new Set(chosen.slice(0, TOLD));
  return tales.filter(tale => told.has(tale));
}
