import type { Table } from '@signoria/protocol';
import { setBlocked } from '../../match/online/blocked.ts';
import { useWords } from '../../preferences/words.tsx';
import { answerOf, type OrderProps } from './lines.tsx';
import { mutedPeople } from './silence.ts';

/** Who is heard here: the host's switch for guests, and the ways back for those who were muted or blocked. */
export function Order({ room, table, person, onAnswer }: OrderProps & { table: Table }) {
  const { site } = useWords();
  const hosting = table.host.id === person?.id;
  const muted = hosting ? mutedPeople(table, room.lines()) : [];
  const unheard = room.blocked();
  return (
    <>
      {hosting && (
        <label className="tick">
          <input
            type="checkbox"
            checked={table.guestChat}
            onChange={({ target }) =>
              room.keepOrder('settings', { guestChat: target.checked }).then(onAnswer)
            }
          />
          <span>
            <b>{site.chat.guests.name}</b> <span className="small soft">{site.chat.guests.help}</span>
          </span>
        </label>
      )}
      {muted.length + unheard.length > 0 && (
        <div className="chat-ways">
          {muted.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="button"
              onClick={() => room.keepOrder('mute', { person: id, muted: false }).then(onAnswer)}
            >
              {site.chat.unmute(name ?? site.chat.someone)}
            </button>
          ))}
          {unheard.map(writer => (
            <button
              key={writer.id}
              type="button"
              className="button"
              onClick={() => setBlocked(writer, false).then(answerOf).then(onAnswer)}
            >
              {site.chat.unblock(writer.name)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
