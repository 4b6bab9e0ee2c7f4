import type { Person } from '@signoria/protocol';
import type { OnlineRoom } from '../../match/online/room.ts';
import { useWords } from '../../preferences/words.tsx';

/** Another game at the same table, when all who sit there want one. */
export function Rematch({
  room,
  person,
  seated,
}: {
  room: OnlineRoom;
  person: Person | null;
  seated: boolean;
}) {
  const { site, common } = useWords();
  const { table } = room.state.get();
  if (!table || !person || !seated) return null;
  const others = table.seats.flatMap(seat =>
    seat.kind === 'person' && seat.person.id !== person.id && table.rematch.includes(seat.person.id)
      ? [seat.person.name]
      : [],
  );
  const asked = table.rematch.includes(person.id);
  return (
    <>
      {others.length > 0 && <p className="rematch-note">{site.end.rematchWanted(common.list(others))}</p>}
      {asked ? (
        <p role="status">{site.end.rematchAsked}</p>
      ) : (
        <button type="button" className="button main" onClick={() => room.command('rematch')}>
          {site.end.rematch}
        </button>
      )}
    </>
  );
}
