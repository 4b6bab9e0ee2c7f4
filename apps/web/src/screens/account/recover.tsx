import type { Me, RecoverBody } from '@signoria/protocol';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { Password, passwordOf, Username } from './credentials.tsx';
import { Field, Form, Sheet, Trouble, textOf, useSending, Way } from './form.tsx';
import { become } from './session.ts';
import type { Answer } from './wrong.ts';

/** The way back to an account whose password is lost. */
export function Recover({ onBack }: { onBack(): void }) {
  const { site } = useWords();
  const { recover } = usePeopleWords();
  const { busy, wrong, send } = useSending();
  return (
    <Sheet label={{ name: recover.open, help: recover.help }}>
      <Form
        onSend={form => {
          const body = {
            username: textOf(form, 'username'),
            code: textOf(form, 'code'),
            password: passwordOf(form),
          };
          void send(() => askRecover(body), become);
        }}
      >
        <Username label={{ name: site.account.username.name, help: '' }} wrong={null} maxLength={64} />
        <Field
          label={recover.code}
          name="code"
          wrong={wrong}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Password
          label={{ name: recover.fresh, help: site.account.password.help }}
          wrong={wrong}
          autoComplete="new-password"
        />
        <Trouble wrong={wrong} fields={['code', 'password']} />
        <div className="account-ways">
          <button type="submit" className="button main" disabled={busy}>
            {recover.button}
          </button>
          <Way look="plain" onTake={onBack}>
            {recover.back}
          </Way>
        </div>
      </Form>
    </Sheet>
  );
}

/** Name and code are wrong together, and it is said beside the code. */
async function askRecover(body: RecoverBody): Promise<Answer<Me>> {
  const reply: Answer<Me> = await server.api('POST /api/session/recover', { body });
  if (reply.ok) return reply;
  const { code, field } = reply.error;
  const isCode = code === 'wrong-code' || (code === 'bad-request' && field !== 'password');
  return isCode ? { ok: false, error: { code: 'wrong-code', field: 'code' } } : reply;
}
