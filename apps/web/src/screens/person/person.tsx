import type { Person } from '@signoria/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Page } from '../../components/page.tsx';
import { blocked, fetchBlocked, setBlocked } from '../../match/online/blocked.ts';
import { fetchFriends, friends, setFriend } from '../../match/online/friends.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Trouble, useSending, Way } from '../account/form.tsx';
import { Ratings } from '../account/past-games.tsx';
import { useMe } from '../account/session.ts';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { Avatar } from './avatar.tsx';
import { InviteButton } from './invite-button.tsx';
import { PublicGames } from './public-games.tsx';
import ReportDialog from './report.tsx';
import { useProfile } from './use-profile.ts';
import '../account/account.css';

/** A player as everybody may see one. */
export default function PersonScreen({ id }: { id: string }) {
  const words = usePeopleWords().profile;
  const { person: reader } = useMe();
  const reply = useProfile(id);
  if (!reply) return <Page title="">{null}</Page>;
  if (!reply.ok)
    return (
      <ProblemScreen code={reply.error.code}>
        {reply.error.code === 'unknown-person' ? null : <TryAgain />}
      </ProblemScreen>
    );
  const { person, crest, online, ratings } = reply.value;
  const marks = [person.guest && words.guest, online && words.online].filter(Boolean);
  const isReader = reader?.id === person.id;
  return (
    <Page title={person.name}>
      <div className="account">
        <section className="sheet page-sheet account-sheet">
          <div className="avatar-name">
            <Avatar person={person.id} crest={crest} size="large" />
            <h2>{person.name}</h2>
          </div>
          {marks.length > 0 && <p className="soft">{marks.join(', ')}</p>}
          {isReader ? <p className="small soft">{words.you}</p> : reader && <Ways person={person} />}
        </section>
        <section className="sheet page-sheet account-sheet">
          <h2>{words.ratings}</h2>
          {ratings.length === 0 ? <p className="soft">{words.noRatings}</p> : <Ratings ratings={ratings} />}
        </section>
        <PublicGames id={id} />
      </div>
    </Page>
  );
}

/** What the reader may do about somebody. */
function Ways({ person }: { person: Person }) {
  const words = usePeopleWords().profile;
  const names = useSyncExternalStore(blocked.subscribe, blocked.get);
  const [reporting, setReporting] = useState(false);
  const { busy, wrong, send } = useSending();
  const list = useSyncExternalStore(friends.subscribe, friends.get);
  const isFriend = list?.some(friend => friend.person.id === person.id) ?? false;
  useEffect(() => {
    void fetchBlocked();
    void fetchFriends();
  }, []);
  const isBlockedNow = Object.hasOwn(names, person.id);
  return (
    <>
      {isBlockedNow && <p role="status">{words.isBlocked}</p>}
      {!isBlockedNow && (
        <div className="account-ways">
          <InviteButton person={person} />
          <Way
            busy={busy}
            onTake={() =>
              void send(
                () => setFriend(person.id, !isFriend),
                () => {},
              )
            }
          >
            {isFriend ? words.unfriend : words.befriend}
          </Way>
        </div>
      )}
      <div className="account-ways">
        <Way
          busy={busy}
          onTake={() =>
            void send(
              () => setBlocked(person, !isBlockedNow),
              () => {},
            )
          }
        >
          {isBlockedNow ? words.unblock(person.name) : words.block(person.name)}
        </Way>
        <Way onTake={() => setReporting(true)}>{words.report}</Way>
      </div>
      <p className="small soft">{words.blockHelp}</p>
      <Trouble wrong={wrong} />
      {reporting && <ReportDialog about={person} onClose={() => setReporting(false)} />}
    </>
  );
}
