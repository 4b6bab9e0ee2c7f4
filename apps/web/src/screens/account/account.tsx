import { Link } from 'wouter';
import { Page } from '../../components/page.tsx';
import { useWords } from '../../preferences/words.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { BotKeys } from './bot-keys.tsx';
import { History } from './history.tsx';
import { Leave } from './leave.tsx';
import { NoticesSheet } from './notices.tsx';
import { PasskeysSheet } from './passkeys-sheet.tsx';
import { useMe } from './session.ts';
import { MakeAccount, SignIn } from './sign-in.tsx';
import { Who } from './who.tsx';
import './account.css';

/** Who the reader is to the server, and everything that hangs on it. */
export default function AccountScreen() {
  const { site } = useWords();
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
          <div className="account">
            <Who person={person} key={person?.id} />
            {person && person.username === null && <MakeAccount />}
            {(!person || person.guest) && <SignIn guest={person !== null} />}
            {person && (
              <>
                <PasskeysSheet person={person} />
                <History person={person} key={`history-${person.id}`} />
                <NoticesSheet person={person} />
                <BotKeys />
                <Leave />
              </>
            )}
          </div>
          <p className="account-foot">
            <Link href="/ranking" className="button">
              {site.ranking.title}
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}
