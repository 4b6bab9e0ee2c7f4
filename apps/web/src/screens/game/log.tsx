import type { Tagged } from '@signoria/core';
import type { LogLine } from '@signoria/protocol';
import type { SiteWords } from '@signoria/words/site-words';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import { Icon } from '../../components/icons.tsx';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { lastEvents } from './flights.tsx';
import { sentenceOf, type Teller } from './telling.ts';
import { placesOf } from './use-light.ts';

interface LogProps {
  snapshot: Snapshot;
  board: Board;
  boardProps: BoardProps;
  /** Shows these places on the board; none when the reader looks away. */
  onPoint(places: readonly string[]): void;
  /** Shows these events once more. */
  onAgain(events: readonly Tagged[]): void;
}

interface Entry {
  key: string;
  text: string;
  places: readonly string[];
  events: readonly Tagged[];
}

/** What happened, line by line, the latest last; pointing at a line shows where, touching it shows it once more. */
export function Log({ snapshot, board, boardProps, onPoint, onAgain }: LogProps) {
  const { site, address } = useWords();
  const foot = useRef<HTMLDivElement>(null);
  const { words, names } = boardProps;
  const entries = useMemo(
    () => snapshot.log.flatMap(line => entriesOf(line, snapshot, { board, words, names, address }, site)),
    [snapshot, board, words, names, address, site],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end
  useEffect(() => {
    // A drawer is opened after what lies in it has been drawn, and nothing scrolls in one that is closed.
    const drawn = requestAnimationFrame(() => foot.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(drawn);
  }, [snapshot.version]);
  return (
    <div className="log">
      {entries.length === 0 && <p className="soft">{site.play.noLog}</p>}
      <ol className="log-lines" onKeyDown={walk}>
        {entries.map(({ key, text, places, events }) => (
          <li key={key}>
            <button
              type="button"
              className="log-line"
              tabIndex={-1}
              onPointerEnter={() => onPoint(places)}
              onPointerLeave={() => onPoint([])}
              onFocus={() => onPoint(places)}
              onBlur={() => onPoint([])}
              onClick={() => onAgain(events)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      {entries.length > 0 && (
        <button type="button" className="button plain" onClick={() => onAgain(lastEvents(snapshot))}>
          <Icon name="again" /> {site.play.again}
        </button>
      )}
      <div ref={foot} />
    </div>
  );
}

/** Lines are no stops of the Tab key: there are too many. The arrows go from one to the next. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const at = lines.findIndex(line => line.matches(':focus'));
  const to = event.key === 'ArrowDown' ? lines[at + 1] : event.key === 'ArrowUp' ? lines[at - 1] : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function entriesOf(line: LogLine, { view, you }: Snapshot, teller: Teller, site: SiteWords): Entry[] {
  const { version } = line;
  if (line.kind !== 'act')
    return [{ key: `${version}`, text: aside(line, teller.names[line.seat], site), places: [], events: [] }];
  return line.events.flatMap((event: Tagged, i) => {
    const text = sentenceOf(event, you, teller);
    if (text === null) return [];
    const places = placesOf(teller.board.traces(event, view));
    return [{ key: `${version}.${i}`, text, places, events: [event] }];
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
