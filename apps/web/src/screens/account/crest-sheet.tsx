import type { Me } from '@signoria/protocol';
import { CREST_COLOURS, CREST_DEVICES } from '@signoria/protocol/crest';
import { type CSSProperties, useState } from 'react';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Avatar, crestFor } from '../person/avatar.tsx';
import { Sheet, Trouble, useSending } from './form.tsx';
import { become } from './session.ts';

/** The crest others see beside one's name: a device, then its colour. */
export function CrestSheet({ person }: { person: Me }) {
  const { crest } = usePeopleWords();
  const { busy, wrong, send } = useSending();
  const [chosen, setChosen] = useState(person.crest);
  const [device, colour] = (chosen ?? crestFor(person.id)).split('-');
  const take = (next: string) => {
    setChosen(next);
    void send(() => server.api('PATCH /api/me', { body: { crest: next } }), become);
  };
  const rows = [
    {
      legend: crest.device,
      names: crest.devices,
      list: CREST_DEVICES,
      own: device,
      made: (one: string) => `${one}-${colour}`,
    },
    {
      legend: crest.colour,
      names: crest.colours,
      list: CREST_COLOURS,
      own: colour,
      made: (one: string) => `${device}-${one}`,
    },
  ];
  return (
    <Sheet label={crest.title}>
      <Avatar person={person.id} crest={chosen} size="large" />
      {rows.map(({ legend, names, list, own, made }) => (
        <fieldset
          key={legend}
          className="crest-choice"
          style={{ '--abreast': list.length / 2 } as CSSProperties}
          disabled={busy}
        >
          <legend>{legend}</legend>
          {list.map(one => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === own}
              aria-label={(names as Readonly<Record<string, string>>)[one]}
              onClick={() => take(made(one))}
            >
              <Avatar person={person.id} crest={made(one)} />
            </button>
          ))}
        </fieldset>
      ))}
      <Trouble wrong={wrong} />
    </Sheet>
  );
}
