import type { Tagged } from '@signoria/core';
import type { LogLine } from '@signoria/protocol';
import type { SiteWords } from '@signoria/words/site-words';
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import { Icon } from '../../components/icons.tsx';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { firstDrawn } from './drawn-lines.ts';
import { lastEvents } from './flights.tsx';
import { sentenceOf, type Teller } from './telling.ts';
import { useLatest } from './use-latest.ts';
import { placesOf } from './use-light.ts';

interface LogProps {
  snapshot: Snapshot;
  board: Board;
  boardProps: BoardProps;
  /** Shows these places on the board; none when the reader looks away. */
  onPoint(places: readonly string[]): void;
  /** Shows the game as it was before; null where it cannot. */
  onLookBack: (() => void) | null;
  /** Shows these events once more. */
  onAgain(events: readonly Tagged[]): void;
}

interface Entry {
  key: string;
  text: string;
  events: readonly Tagged[];
}

/** What happened, line by line, the latest last; pointing at a line shows where, touching it shows it once more. */
export function Log({ snapshot, board, boardProps, onPoint, onLookBack, onAgain }: LogProps) {
  const { site, address } = useWords();
  const foot = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { words, names } = boardProps;
  const entriesOf = useMemo(
    () => remembering({ board, words, names, address }, site),
    [board, words, names, address, site],
  );
  const entries = snapshot.log.flatMap(line => entriesOf(line, snapshot.you));
  const first = firstDrawn(entries.length);
  const point = (events: readonly Tagged[]) =>
    onPoint(events.flatMap(event => placesOf(board.traces(event, snapshot.view))));
  const touched = useLatest({ point, onAgain });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end
  useEffect(() => {
    // A drawer is opened after what lies in it has been drawn, and nothing scrolls in one that is closed.
    const drawn = requestAnimationFrame(() => foot.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(drawn);
  }, [snapshot.version]);
  return (
    <div className="log">
      {entries.length === 0 && <p className="soft">{site.play.noLog}</p>}
      {first > 0 && (
        <button type="button" className="button plain" onClick={() => setWhole(!isWhole)}>
          {isWhole ? site.play.latestLog : site.play.wholeLog}
        </button>
      )}
      <ol className="log-lines" onKeyDown={walk}>
        {entries.slice(isWhole ? 0 : first).map(entry => (
          <Line key={entry.key} entry={entry} touched={touched} />
        ))}
      </ol>
      {entries.length > 0 && (
        <button type="button" className="button plain" onClick={() => onAgain(lastEvents(snapshot))}>
          <Icon name="again" /> {site.play.again}
        </button>
      )}
      {onLookBack && (
        <button type="button" className="button plain" aria-keyshortcuts="b" onClick={onLookBack}>
          <Icon name="first" /> {site.frame.back.title}
        </button>
      )}
      <div ref={foot} />
    </div>
  );
}

/** What touching a line does. */
interface Touched {
  point(events: readonly Tagged[]): void;
  onAgain(events: readonly Tagged[]): void;
}

/** Drawn once: a new one changes none before it. */
const Line = memo(function Line({ entry, touched }: { entry: Entry; touched: RefObject<Touched> }) {
  const { text, events } = entry;
  const point = () => touched.current.point(events);
  const leave = () => touched.current.point([]);
  return (
    <li>
      <button
        type="button"
        className="log-line"
        tabIndex={-1}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={() => touched.current.onAgain(events)}
      >
        {text}
      </button>
    </li>
  );
});

/** Lines are no stops of the Tab key: there are too many. The arrows go from one to the next. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const at = lines.findIndex(line => line.matches(':focus'));
  const to = event.key === 'ArrowDown' ? lines[at + 1] : event.key === 'ArrowUp' ? lines[at - 1] : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The entries of each line, put into words once for each reader. */
function remembering(teller: Teller, site: SiteWords) {
  const known = new WeakMap<LogLine, { you: Snapshot['you']; entries: readonly Entry[] }>();
  return (line: LogLine, you: Snapshot['you']): readonly Entry[] => {
    const found = known.get(line);
    if (found?.you === you) return found.entries;
    const entries = entriesIn(line, you, teller, site);
    known.set(line, { you, entries });
    return entries;
  };
}

function entriesIn(line: LogLine, you: Snapshot['you'], teller: Teller, site: SiteWords): Entry[] {
  const { version } = line;
  if (line.kind !== 'act')
    return [{ key: `${version}`, text: aside(line, teller.names[line.seat], site), events: [] }];
  return line.events.flatMap((event: Tagged, i) => {
    const text = sentenceOf(event, you, teller);
    return text === null ? [] : [{ key: `${version}.${i}`, text, events: [event] }];
  });
}

function aside(line: Exclude<LogLine, { kind: 'act' }>, name: string, { play }: SiteWords): string {
  switch (line.kind) {
    case 'undo':
      return play.undone(name);
    case 'resign':
      return play.resigned(name);
    case 'abort':
      return play.aborted(name);
    case 'stand-in':
      return play.standIn(name);
    case 'return':
      return play.returned(name);
    case 'ask':
      return line.what === 'pause' ? play.wantsPause(name) : play.wantsTakeback(name);
    case 'answer':
      return line.agree ? play.agreed(name) : play.declined(name);
    case 'pause':
      return play.paused(name);
    case 'resume':
      return play.resumed(name);
  }
}
