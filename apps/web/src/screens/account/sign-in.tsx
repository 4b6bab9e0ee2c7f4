import { useState } from 'react';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { Password, passwordOf, Username } from './credentials.tsx';
import { Field, Form, Sheet, Trouble, textOf, useSending, Way } from './form.tsx';
import { canUsePasskeys, signInWithPasskey } from './passkeys.ts';
import { Recover } from './recover.tsx';
import { become } from './session.ts';

/** A guest's way to an account. */
export function MakeAccount() {
  const { site } = useWords();
  const { busy, wrong, send } = useSending();
  return (
    <Sheet label={site.account.make}>
      <Form
        onSend={form => {
          const email = textOf(form, 'email');
          const body = {
            username: textOf(form, 'username'),
            password: passwordOf(form),
            ...(email === '' ? {} : { email }),
          };
          void send(() => server.api('POST /api/me/account', { body }), become);
        }}
      >
        <Username label={site.account.username} wrong={wrong} />
        <Password label={site.account.password} wrong={wrong} autoComplete="new-password" />
        <Field
          label={site.account.email}
          name="email"
          wrong={wrong}
          type="email"
          maxLength={254}
          autoComplete="email"
        />
        <Trouble wrong={wrong} fields={['username', 'password', 'email']} />
        <div className="account-ways">
          <button type="submit" className="button main" disabled={busy}>
            {site.account.makeButton}
          </button>
        </div>
      </Form>
    </Sheet>
  );
}

/** The way back to an account, by password or passkey. A guest's games come along. */
export function SignIn({ guest }: { guest: boolean }) {
  const { site } = useWords();
  const { busy, wrong, send } = useSending();
  const { recover } = usePeopleWords();
  const [passkeys] = useState(canUsePasskeys);
  const [recovering, setRecovering] = useState(false);
  if (recovering) return <Recover onBack={() => setRecovering(false)} />;
  return (
    <Sheet label={guest ? site.account.signIn : { name: site.account.signIn.name, help: '' }}>
      <Form
        onSend={form => {
          const body = { username: textOf(form, 'username'), password: passwordOf(form) };
          void send(() => signIn(body), become);
        }}
      >
        <Username label={{ name: site.account.username.name, help: '' }} wrong={null} maxLength={64} />
        <Password
          label={{ name: site.account.password.name, help: '' }}
          wrong={wrong}
          autoComplete="current-password"
        />
        <Trouble wrong={wrong} fields={['password']} />
        <div className="account-ways">
          <button type="submit" className="button" disabled={busy}>
            {site.account.signInButton}
          </button>
          {passkeys && (
            <Way busy={busy} onTake={() => void send(signInWithPasskey, become)}>
              {site.account.usePasskey}
            </Way>
          )}
          <Way look="plain" busy={busy} onTake={() => setRecovering(true)}>
            {recover.open}
          </Way>
        </div>
      </Form>
    </Sheet>
  );
}

/** Whether it is the name or the password that is wrong is not told; it is said beside the password. */
async function signIn(body: { username: string; password: string }) {
  const reply = await server.api('POST /api/session', { body });
  if (reply.ok || (reply.error.code !== 'wrong-password' && reply.error.code !== 'bad-request')) return reply;
  return { ok: false, error: { code: 'wrong-password', field: 'password' } } as const;
}
