import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Password, passwordOf } from './credentials.tsx';
import { Form, Sheet, Trouble, useSending } from './form.tsx';
import { asPresent } from './wrong.ts';

/** Another password for the same account. */
export function PasswordSheet() {
  const { password } = usePeopleWords();
  const { busy, wrong, sent, send } = useSending();
  return (
    <Sheet label={password.title}>
      <Form
        onSend={form => {
          const body = { old: passwordOf(form, 'old'), password: passwordOf(form) };
          void send(
            async () => asPresent(await server.api('POST /api/me/password', { body }), 'old'),
            () => form.reset(),
          );
        }}
      >
        <Password
          label={{ name: password.old, help: '' }}
          name="old"
          wrong={wrong}
          autoComplete="current-password"
        />
        <Password label={password.fresh} wrong={wrong} autoComplete="new-password" />
        <Trouble wrong={wrong} fields={['old', 'password']} />
        <div className="account-ways">
          <button type="submit" className="button" disabled={busy}>
            {password.change}
          </button>
          {sent && <span role="status">{password.changed}</span>}
        </div>
      </Form>
    </Sheet>
  );
}
