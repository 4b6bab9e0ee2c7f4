import type { Friend } from '@signoria/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { blocked } from '../../match/online/blocked.ts';
import { fetchFriends, friends, setFriend } from '../../match/online/friends.ts';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Avatar } from '../person/avatar.tsx';
import { InviteButton } from '../person/invite-button.tsx';
import { Sign } from '../person/sign.tsx';
import { byOpponent } from '../statistics/figures.ts';
import { Sheet, Trouble, useSending, Way } from './form.tsx';
import { useAsked } from './use-asked.ts';

/** Whom the person likes to play with: one tap makes a table and invites. */
export function FriendsSheet() {
  const words = usePeopleWords().friends;
  const list = useSyncExternalStore(friends.subscribe, friends.get);
  const unwanted = useSyncExternalStore(blocked.subscribe, blocked.get);
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
              {!Object.hasOwn(unwanted, person.id) && <InviteButton person={person} />}
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
      <RecentOpponents known={list ?? []} />
      <Trouble wrong={wrong} />
    </Sheet>
  );
}

/** So many of those met last. */
const MOST_RECENT = 5;

const askStatistics = () => server.api('GET /api/me/statistics');

/** Whom the person has met lately, without those who are friends already or blocked: invited or added with one tap. */
function RecentOpponents({ known }: { known: readonly Friend[] }) {
  const words = usePeopleWords().friends;
  const [found] = useAsked(askStatistics);
  const { busy, wrong, send } = useSending();
  const unwanted = useSyncExternalStore(blocked.subscribe, blocked.get);
  const met = byOpponent(found?.games ?? [], found?.people ?? [])
    .filter(
      ({ person: { id } }) => !Object.hasOwn(unwanted, id) && !known.some(({ person }) => person.id === id),
    )
    .slice(0, MOST_RECENT);
  if (met.length === 0) return null;
  return (
    <>
      <h3>{words.recent}</h3>
      <ul className="account-list" aria-label={words.recent}>
        {met.map(({ person }) => (
          <li key={person.id}>
            <span className="avatar-name">
              <Sign person={person} name={person.name} isBot={false} />
              <Link href={`/p/${person.id}`}>{person.name}</Link>
            </span>
            <span className="account-ways">
              <InviteButton person={person} />
              <Way
                look="plain"
                label={words.addThis(person.name)}
                busy={busy}
                onTake={() =>
                  void send(
                    () => setFriend(person.id, true),
                    () => {},
                  )
                }
              >
                {words.add}
              </Way>
            </span>
          </li>
        ))}
      </ul>
      <Trouble wrong={wrong} />
    </>
  );
}
