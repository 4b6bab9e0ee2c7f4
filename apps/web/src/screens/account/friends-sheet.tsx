import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { fetchFriends, friends, setFriend } from '../../match/online/friends.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Avatar } from '../person/avatar.tsx';
import { InviteButton } from '../person/invite-button.tsx';
import { Sheet, Trouble, useSending, Way } from './form.tsx';

/** Whom the person likes to play with: one tap makes a table and invites. */
export function FriendsSheet() {
  const words = usePeopleWords().friends;
  const list = useSyncExternalStore(friends.subscribe, friends.get);
  const { busy, wrong, send } = useSending();
  useEffect(() => void fetchFriends(), []);
  return (
    <Sheet label={words.title}>
      {list?.length === 0 && <p className="soft">{words.nobody}</p>}
      <ul className="account-list">
        {(list ?? []).map(({ person, crest, online }) => (
          <li key={person.id}>
            <span className="avatar-name">
              <Avatar person={person.id} crest={crest} />
              <span>
                <Link href={`/p/${person.id}`}>{person.name}</Link>
                {online && <span className="small soft"> {words.online}</span>}
              </span>
            </span>
            <span className="account-ways">
              <InviteButton person={person} />
              <Way
                look="plain"
                label={words.removeThis(person.name)}
                busy={busy}
                onTake={() =>
                  void send(
                    () => setFriend(person.id, false),
                    () => {},
                  )
                }
              >
                {words.remove}
              </Way>
            </span>
          </li>
        ))}
      </ul>
      <Trouble wrong={wrong} />
    </Sheet>
  );
}
