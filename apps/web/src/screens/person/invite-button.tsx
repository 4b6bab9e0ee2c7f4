import type { Person } from '@signoria/protocol';
import { useLocation } from 'wouter';
import { SITE_GAMES } from '../../boards/games.ts';
import { inviteAgain } from '../../match/online/friends.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Trouble, useSending, Way } from '../account/form.tsx';

/** One tap: a table like the last one with that player, the invitation, and there we are. */
export function InviteButton({ person }: { person: Person }) {
  const words = usePeopleWords().friends;
  const [, go] = useLocation();
  const { busy, wrong, send } = useSending();
  return (
    <>
      <Way
        busy={busy}
        label={words.inviteThis(person.name)}
        onTake={() =>
          void send(
            () => inviteAgain(person.id, SITE_GAMES[0].id),
            code => go(`/t/${code}`),
          )
        }
      >
        {words.invite}
      </Way>
      <Trouble wrong={wrong} />
    </>
  );
}
