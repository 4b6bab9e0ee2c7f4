import { useState } from 'react';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';
import { Field, Sheet, Trouble, textOf, useSending } from './form.tsx';
import { canUsePasskeys, signInWithPasskey } from './passkeys.ts';
import { become } from './session.ts';

/** A guest's way to an account. */
export function MakeAccount() {
  const { site } = useWords();
  const { busy, wrong, send } = useSending();
  return (
    <Sheet label={site.account.make}>
      <form
        className="account-form"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          const form = event.currentTarget;
          const email = textOf(form, 'email');
          const body = {
            username: textOf(form, 'username'),
            password: passwordOf(form),
            ...(email === '' ? {} : { email }),
          };
          void send(() => server.api('POST /api/me/account', { body }), become);
        }}
      >
        <Field
          label={site.account.username}
          name="username"
          wrong={wrong}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          label={site.account.password}
          name="password"
          wrong={wrong}
          type="password"
          maxLength={128}
          autoComplete="new-password"
        />
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
      </form>
    </Sheet>
  );
}

/** The way back to an account, by password or passkey. A guest's games come along. */
export function SignIn({ guest }: { guest: boolean }) {
  const { site } = useWords();
  const { busy, wrong, send } = useSending();
  const [passkeys] = useState(canUsePasskeys);
  return (
    <Sheet label={guest ? site.account.signIn : { name: site.account.signIn.name, help: '' }}>
      <form
        className="account-form"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          const form = event.currentTarget;
          const body = { username: textOf(form, 'username'), password: passwordOf(form) };
          void send(() => signIn(body), become);
        }}
      >
        <Field
          label={{ name: site.account.username.name, help: '' }}
          name="username"
          wrong={null}
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          label={{ name: site.account.password.name, help: '' }}
          name="password"
          wrong={wrong}
          type="password"
          maxLength={128}
          autoComplete="current-password"
        />
        <Trouble wrong={wrong} fields={['password']} />
        <div className="account-ways">
          <button type="submit" className="button" disabled={busy}>
            {site.account.signInButton}
          </button>
          {passkeys && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void send(signInWithPasskey, become)}
            >
              {site.account.usePasskey}
            </button>
          )}
        </div>
      </form>
    </Sheet>
  );
}

/** Whether it is the name or the password that is wrong is not told; it is said beside the password. */
async function signIn(body: { username: string; password: string }) {
  const reply = await server.api('POST /api/session', { body });
  if (reply.ok || (reply.error.code !== 'wrong-password' && reply.error.code !== 'bad-request')) return reply;
  return { ok: false, error: { code: 'wrong-password', field: 'password' } } as const;
}

/** A password is taken as it is typed, spaces and all. */
function passwordOf(form: HTMLFormElement): string {
  const value = new FormData(form).get('password');
  return typeof value === 'string' ? value : '';
}
