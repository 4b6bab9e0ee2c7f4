import type { ApiKey, Scope } from '@signoria/protocol';
import { useState } from 'react';
import { Tick } from '../../components/tick.tsx';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { Field, Form, Sheet, Trouble, textOf, useSending, Way } from './form.tsx';
import { useAsked } from './use-asked.ts';

const SCOPES: readonly Scope[] = ['read', 'play', 'manage'];

const askKeys = () => server.api('GET /api/me/keys');

/** Keys by which programs play for the person. A new one is shown until the page is left. */
export function BotKeys() {
  const { site } = useWords();
  const [known, again] = useAsked(askKeys);
  const [fresh, setFresh] = useState<string | null>(null);
  const { busy, wrong, send } = useSending();
  return (
    <Sheet label={site.account.bots}>
      <ul className="account-list">
        {(known?.keys ?? []).map(key => (
          <Key
            key={key.id}
            apiKey={key}
            busy={busy}
            onRemove={() =>
              void send(() => server.api('DELETE /api/me/keys/:id', { params: { id: key.id } }), again)
            }
          />
        ))}
      </ul>
      <Trouble wrong={wrong} />
      {fresh && <FreshKey value={fresh} />}
      <NewKey
        onKey={key => {
          setFresh(key);
          again();
        }}
      />
    </Sheet>
  );
}

function Key({ apiKey, busy, onRemove }: { apiKey: ApiKey; busy: boolean; onRemove(): void }) {
  const { site, common } = useWords();
  const { scopes } = usePeopleWords();
  const { name, start } = apiKey;
  const may = SCOPES.filter(scope => apiKey.scopes.includes(scope)).map(scope => scopes[scope].name);
  return (
    <li>
      <span>
        <span>{site.account.key(name, start)}</span>
        <br />
        <span className="small soft">{common.list(may)}</span>
      </span>
      <Way look="plain" label={site.account.removeThis(name)} busy={busy} onTake={onRemove}>
        {site.account.remove}
      </Way>
    </li>
  );
}

function NewKey({ onKey }: { onKey(key: string): void }) {
  const { site } = useWords();
  const { scopes } = usePeopleWords();
  const [chosen, setChosen] = useState<readonly Scope[]>(['play']);
  const { busy, wrong, send } = useSending();
  return (
    <Form
      onSend={form =>
        void send(
          () => addKey(textOf(form, 'name'), chosen),
          ({ key }) => {
            onKey(key);
            form.reset();
          },
        )
      }
    >
      <Field
        label={{ name: site.account.keyName, help: '' }}
        name="name"
        wrong={wrong}
        maxLength={40}
        autoComplete="off"
      />
      <fieldset className="account-scopes">
        <legend>{scopes.legend}</legend>
        {SCOPES.map(scope => (
          <Tick
            key={scope}
            label={scopes[scope]}
            checked={chosen.includes(scope)}
            onCheck={checked => setChosen(SCOPES.filter(s => (s === scope ? checked : chosen.includes(s))))}
          />
        ))}
      </fieldset>
      {chosen.length === 0 && (
        <p className="account-wrong small" role="alert">
          {scopes.none}
        </p>
      )}
      <Trouble wrong={wrong} fields={['name']} />
      <div className="account-ways">
        <button type="submit" className="button" disabled={busy || chosen.length === 0}>
          {site.account.addKey}
        </button>
      </div>
    </Form>
  );
}

function FreshKey({ value }: { value: string }) {
  const { site } = useWords();
  return (
    <div className="account-fresh" role="status">
      <label className="choice">
        <span>{site.account.newKey.name}</span>
        <input className="field" readOnly value={value} onFocus={event => event.target.select()} />
      </label>
      <span className="small soft">{site.account.newKey.help}</span>
    </div>
  );
}

/** A name the server refuses is a key's here, not a person's. */
async function addKey(name: string, scopes: readonly Scope[]) {
  const reply = await server.api('POST /api/me/keys', { body: { name, scopes: [...scopes] } });
  if (reply.ok || reply.error.code !== 'bad-request') return reply;
  return { ok: false, error: { code: 'key', field: 'name' } } as const;
}
