import { Link } from 'wouter';
import { Page } from '../../components/page.tsx';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { BlockedSheet } from './blocked-sheet.tsx';
import { BotKeys } from './bot-keys.tsx';
import { CodesSheet } from './codes-sheet.tsx';
import { CrestSheet } from './crest-sheet.tsx';
import { FriendsSheet } from './friends-sheet.tsx';
import { History } from './history.tsx';
import { Leave } from './leave.tsx';
import { NoticesSheet } from './notices.tsx';
import { PasskeysSheet } from './passkeys-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { useMe } from './session.ts';
import { SessionsSheet } from './sessions-sheet.tsx';
import { MakeAccount, SignIn } from './sign-in.tsx';
import { Who } from './who.tsx';
import './account.css';

/** Who the reader is to the server, and everything that hangs on it. */
export default function AccountScreen() {
  const { site } = useWords();
  const { statistics, profile } = usePeopleWords();
  const { person, problem } = useMe();
  if (problem)
    return (
      <ProblemScreen code={problem}>
        <TryAgain />
      </ProblemScreen>
    );
  return (
    <Page title={site.account.title}>
      {person === undefined ? null : (
        <>
          <nav className="account-elsewhere">
            {person && (
              <>
                <Link href="/statistics" className="button">
                  {statistics.title}
                </Link>
                <Link href={`/p/${person.id}`} className="button">
                  {profile.own}
                </Link>
              </>
            )}
            <Link href="/ranking" className="button">
              {site.ranking.title}
            </Link>
          </nav>
          <div className="account">
            <Who person={person} key={person?.id} />
            {person && person.username === null && <MakeAccount />}
            {(!person || person.guest) && <SignIn guest={person !== null} />}
            {person && (
              <>
                <CrestSheet person={person} />
                <FriendsSheet />
                <BlockedSheet />
                <History person={person} key={`history-${person.id}`} />
                <NoticesSheet person={person} />
                <PasskeysSheet person={person} />
                {person.username !== null && <PasswordSheet />}
                {person.username !== null && <CodesSheet username={person.username} />}
                {!person.guest && <SessionsSheet key={`sessions-${person.id}`} />}
                <BotKeys />
                <Leave />
              </>
            )}
          </div>
        </>
      )}
    </Page>
  );
}
