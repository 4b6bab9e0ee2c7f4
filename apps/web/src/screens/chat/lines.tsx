import type { ChatLine, Person, Table } from '@signoria/protocol';
import { setBlocked } from '../../match/online/blocked.ts';
import type { Answer, ChatRoom } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';

export interface OrderProps {
  room: ChatRoom;
  table: Table | null;
  person: Person | null;
  onAnswer(answer: Answer): void;
}

/** What was said, each line with what the reader may do about it folded underneath. */
export function ChatLines({ room, table, person, onAnswer }: OrderProps) {
  const { site } = useWords();
  const lines = room.lines();
  return (
    <>
      {lines.length === 0 && <p className="soft">{site.play.noChat}</p>}
      <ul className="chat-lines" aria-live="polite">
        {lines.map(line => (
          <li key={line.id}>
            <details className="chat-line">
              <summary title={site.chat.ways}>
                <span>
                  <b>{line.from.name}</b> {line.text}
                </span>
                <span className="chat-more" aria-hidden="true">
                  ⋯
                </span>
              </summary>
              <Ways line={line} room={room} table={table} person={person} onAnswer={onAnswer} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function Ways({ line, room, table, person, onAnswer }: OrderProps & { line: ChatLine }) {
  const { site } = useWords();
  const { id, from } = line;
  const own = from.id === person?.id;
  const hosting = table !== null && table.host.id === person?.id;
  const muted = table?.muted.includes(from.id) ?? false;
  return (
    <div className="chat-ways">
      {(own || hosting) && (
        <button type="button" className="button" onClick={() => room.unsay(id).then(onAnswer)}>
          {site.chat.remove}
        </button>
      )}
      {hosting && !own && (
        <button
          type="button"
          className="button"
          onClick={() => room.keepOrder('mute', { person: from.id, muted: !muted }).then(onAnswer)}
        >
          {muted ? site.chat.unmute(from.name) : site.chat.mute(from.name)}
        </button>
      )}
      {!own && (
        <button type="button" className="button" onClick={() => setBlocked(from, true)}>
          {site.chat.hide(from.name)}
        </button>
      )}
    </div>
  );
}
