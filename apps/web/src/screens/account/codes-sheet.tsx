import { useState } from 'react';
import { saveText } from '../../components/save-file.ts';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Password, passwordOf } from './credentials.tsx';
import { Form, Sheet, Trouble, useSending, Way } from './form.tsx';
import { asPresent } from './wrong.ts';

/** Codes for the day the password is lost. They are shown once, until the reader says that they are safe. */
export function CodesSheet({ username }: { username: string }) {
  const { codes } = usePeopleWords();
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const { busy, wrong, send } = useSending();
  return (
    <Sheet label={codes.title}>
      {fresh ? (
        <FreshCodes list={fresh} username={username} onDone={() => setFresh(null)} />
      ) : (
        <Form
          onSend={form => {
            const body = { password: passwordOf(form) };
            void send(
              async () => asPresent(await server.api('POST /api/me/recovery-codes', { body }), 'password'),
              made => setFresh(made.codes),
            );
          }}
        >
          <Password
            label={{ name: codes.password, help: '' }}
            wrong={wrong}
            autoComplete="current-password"
          />
          <Trouble wrong={wrong} fields={['password']} />
          <div className="account-ways">
            <button type="submit" className="button" disabled={busy}>
              {codes.make}
            </button>
          </div>
        </Form>
      )}
    </Sheet>
  );
}

interface FreshCodesProps {
  list: readonly string[];
  username: string;
  onDone(): void;
}

function FreshCodes({ list, username, onDone }: FreshCodesProps) {
  const { codes } = usePeopleWords();
  const [copied, setCopied] = useState(false);
  const text = [codes.file(username), ...list, ''].join('\n');
  return (
    <div className="account-fresh account-form" role="status">
      <b>{codes.shown.name}</b>
      <span className="small soft">{codes.shown.help}</span>
      <ol className="account-codes">
        {list.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-ways">
        <Way
          onTake={() =>
            void navigator.clipboard?.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? codes.copied : codes.copy}
        </Way>
        <Way onTake={() => saveText('signoria-codes.txt', text, 'text/plain')}>{codes.save}</Way>
        <Way look="main" onTake={onDone}>
          {codes.done}
        </Way>
      </div>
    </div>
  );
}
