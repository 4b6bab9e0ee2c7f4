import type { Table } from '@signoria/protocol';
import { hear } from '../../match/online/unheard.ts';
import { useWords } from '../../preferences/words.tsx';
import type { OrderProps } from './lines.tsx';
import { mutedPeople } from './silence.ts';

/** Who is heard here: the host's switch for guests, and the ways back for those who were muted or hidden. */
export function Order({ room, table, person, onAnswer }: OrderProps & { table: Table }) {
  const { site } = useWords();
  const hosting = table.host.id === person?.id;
  const muted = hosting ? mutedPeople(table, room.chat()) : [];
  const hidden = room.unheard();
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
            <b>{site.talk.guests.name}</b> <span className="small soft">{site.talk.guests.help}</span>
          </span>
        </label>
      )}
      {muted.length + hidden.length > 0 && (
        <div className="chat-ways">
          {muted.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="button"
              onClick={() => room.keepOrder('mute', { person: id, muted: false }).then(onAnswer)}
            >
              {site.talk.unmute(name ?? site.talk.someone)}
            </button>
          ))}
          {hidden.map(writer => (
            <button key={writer.id} type="button" className="button" onClick={() => hear(writer, true)}>
              {site.talk.show(writer.name)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
