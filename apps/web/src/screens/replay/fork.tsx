import { type Seat, seatsOf } from '@signoria/core';
import { replayWords } from '@signoria/words/replay';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../components/dialog.tsx';
import { OpponentsChoice } from '../../components/opponents-choice.tsx';
import type { Player } from '../../match/local/saved.ts';
import { opponentLevels } from '../../match/opponents.ts';
import { startFork, type Unseen } from '../../match/replay/fork.ts';
import type { ReplaySource } from '../../match/replay/source.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useWords } from '../../preferences/words.tsx';
import { Tool } from '../game/tool.tsx';

interface ForkProps {
  source: ReplaySource;
  names: readonly string[];
}

/** A new game from the move that is shown. */
export function Fork(props: ForkProps) {
  const words = replayWords(useWords().language);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool name="fork" label={words.fork.title} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={words.fork.title}>
        <ForkForm {...props} />
      </Dialog>
    </>
  );
}

const UNSEEN: readonly Unseen[] = ['same', 'anew'];

function ForkForm({ source, names }: ForkProps) {
  const words = replayWords(useWords().language).fork;
  const [, navigate] = useLocation();
  const eyes = source.eyes();
  const [seat, setSeat] = useState<Seat>(typeof eyes === 'number' ? eyes : 0);
  const [unseen, setUnseen] = useState<Unseen>('same');
  if (source.current().status === 'over') return <p>{words.over}</p>;
  const start = () => {
    const saved = startFork(source.tape, source.move(), seat, unseen, playersWith(seat, names));
    navigate(`/here/${saved.id}`);
  };
  return (
    <div className="fork">
      <p className="soft">{words.help}</p>
      <label>
        {words.seat}
        <select
          className="field"
          value={seat}
          onChange={event => setSeat(Number(event.currentTarget.value) as Seat)}
        >
          {seatsOf(names.length).map(one => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{words.cards}</legend>
        {UNSEEN.map(one => (
          <label key={one} className="fork-cards">
            <input type="radio" name="unseen" checked={unseen === one} onChange={() => setUnseen(one)} />
            <span>
              {words[one].name} <span className="small soft">{words[one].help}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="fork-bots">
        {words.opponents} <OpponentsChoice label={words.opponents} />
      </div>
      <button type="button" className="button main" onClick={start}>
        {words.start}
      </button>
    </div>
  );
}

/** The reader in one seat and bots of the reader's choice in all others. */
function playersWith(seat: Seat, names: readonly string[]): Player[] {
  const { name, opponents } = preferences.get();
  const levels = opponentLevels(opponents, names.length - 1);
  return names.map((called, i): Player => {
    if (i === seat) return { kind: 'person', name: name || called };
    return { kind: 'bot', level: levels[i < seat ? i : i - 1] };
  });
}
