import type { GameWords } from '@signoria/words';
import { useState } from 'react';
import type { Answer, Room, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { moveInWords, refuserOf } from './takeback.ts';

interface RequestsProps {
  snapshot: Snapshot;
  room: Room;
  names: readonly string[];
  words: GameWords;
  onAnswer(answer: Answer): void;
}

/** What people at the table ask of each other: pauses, moves to take back, seats left empty. */
export function Requests({ snapshot, room, names, words, onAnswer }: RequestsProps) {
  const { site } = useWords();
  const { you, takeback, pause, offers, status, seats, log, rulesUpdate } = snapshot;
  const [isTold, setTold] = useState(false);
  if (you === 'table') return null;
  const ask = (...request: Parameters<Room['ask']>) => room.ask(...request).then(onAnswer);
  const move = takeback && moveInWords(log, takeback.move, words, names);
  const back = takeback && move ? ` ${site.play.takesBack(move, takeback.count - 1)}` : '';
  const refuser = refuserOf(log, you);
  return (
    <div className="requests">
      {rulesUpdate && !isTold && (
        <Bar text={site.play.rulesUpdate[rulesUpdate]} choices={[[site.play.close, () => setTold(true)]]} />
      )}
      {status === 'paused' && (
        <Bar text={site.play.pausedNow} choices={[[site.play.resume, () => ask('resume')]]} />
      )}
      {takeback?.waits.includes(you) && !takeback.agreed.includes(you) && (
        <Bar
          text={site.play.wantsTakeback(names[takeback.seat]) + back}
          choices={[
            [site.play.agree, () => ask('takeback-answer', { agree: true })],
            [site.play.refuse, () => ask('takeback-answer', { agree: false })],
          ]}
        />
      )}
      {pause?.waits.includes(you) && !pause.agreed.includes(you) && (
        <Bar
          text={site.play.wantsPause(names[pause.seat])}
          choices={[
            [site.play.agree, () => ask('pause-answer', { agree: true })],
            [site.play.refuse, () => ask('pause-answer', { agree: false })],
          ]}
        />
      )}
      {(takeback?.seat === you || pause?.seat === you) && <Bar text={site.play.asked + back} choices={[]} />}
      {refuser !== null && <Bar text={site.play.declined(names[refuser])} choices={[]} />}
      {offers.map(({ seat }) => (
        <Bar
          key={seat}
          text=""
          choices={[[site.play.replace(names[seat]), () => ask('replace', { seat })]]}
        />
      ))}
      {seats[you].played === 'stand-in' && !seats[you].resigned && (
        <Bar text="" choices={[[site.play.returnSeat, () => ask('return')]]} />
      )}
    </div>
  );
}

function Bar({ text, choices }: { text: string; choices: readonly (readonly [string, () => void])[] }) {
  return (
    <div className="request" role="status">
      <span>{text}</span>
      {choices.map(([label, choose]) => (
        <button key={label} type="button" className="button" onClick={choose}>
          {label}
        </button>
      ))}
    </div>
  );
}
