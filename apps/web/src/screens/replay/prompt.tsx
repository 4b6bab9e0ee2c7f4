import { type Seat, seatsOf } from '@signoria/core';
import { replayWords } from '@signoria/words/replay';
import { useState } from 'react';
import type { Eyes, ReplaySource } from '../../match/replay/source.ts';
import { useWords } from '../../preferences/words.tsx';
import type { Frame } from '../game/frame.ts';
import { Narration, Spoken } from '../game/narration.tsx';
import { Tool } from '../game/tool.tsx';
import { Controls } from './controls.tsx';
import { Fork } from './fork.tsx';
import { CopyLink } from './link.tsx';
import { ReviewPanel } from './panel.tsx';

/** What happened at this move, the way through the game, and whose eyes see it. */
export function ReplayPrompt({ frame, source }: { frame: Frame; source: ReplaySource }) {
  const { site, language } = useWords();
  const words = replayWords(language);
  const { snapshot, telling, game } = frame;
  const [reviews, setReviews] = useState(() => new URLSearchParams(location.search).has('review'));
  const told = telling.latest?.text ?? words.begin;
  return (
    <section className="prompt replay" aria-label={words.title} tabIndex={-1}>
      <div className="prompt-words">
        {telling.latest ? (
          <Narration snapshot={snapshot} boardProps={game.boardProps} telling={telling} />
        ) : (
          <p>{words.begin}</p>
        )}
      </div>
      {reviews && (
        <ReviewPanel
          key={seatOf(source)}
          source={source}
          seat={seatOf(source)}
          boardProps={game.boardProps}
        />
      )}
      <Controls move={source.move()} last={source.tape.moves.length} go={source.go} told={told}>
        {frame.isOver && (
          <Tool name="list" label={site.end.show} onClick={() => frame.panels.closeEnd(false)} />
        )}
      </Controls>
      <div className="replay-tools">
        <EyesChoice source={source} names={game.boardProps.names} />
        <CopyLink move={source.move()} isHere={!source.online} />
        <Tool name="chart" label={words.review.title} onClick={() => setReviews(!reviews)} />
        <Fork source={source} names={game.boardProps.names} />
      </div>
      <Spoken telling={telling} question="" />
    </section>
  );
}

/** Who looks at the game again: the eyes it is seen through, or the first person at the table. */
function seatOf(source: ReplaySource): Seat {
  const eyes = source.eyes();
  if (typeof eyes === 'number') return eyes;
  const { seats } = source.current();
  return (seatsOf(seats.length).find(seat => seats[seat].level === null) ?? 0) as Seat;
}

function EyesChoice({ source, names }: { source: ReplaySource; names: readonly string[] }) {
  const words = replayWords(useWords().language);
  const read = (value: string): Eyes =>
    value === 'table' || value === 'open' ? value : (Number(value) as Seat);
  return (
    <label className="replay-eyes">
      <span className="small soft">{words.eyes}</span>
      <select
        className="field"
        aria-label={words.eyes}
        value={source.eyes()}
        onChange={event => source.lookAs(read(event.currentTarget.value))}
      >
        {seatsOf(names.length).map(seat => (
          <option key={seat} value={seat}>
            {names[seat]}
          </option>
        ))}
        <option value="table">{words.table}</option>
        <option value="open">{words.open}</option>
      </select>
    </label>
  );
}
