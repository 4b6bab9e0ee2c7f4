import { createStore } from '../../store.ts';
import { me } from './person.ts';
import { server } from './server.ts';

/** By person: the crest they have chosen, or null for one made from their id. Whoever is not in it has yet to be asked for. */
export const crests = createStore<ReadonlyMap<string, string | null>>(new Map());

const asked = new Set<string>();

/** Asks for a person's crest, once. Without an answer it is the one made from the id. */
export function learnCrest(person: string): void {
  if (asked.has(person)) return;
  asked.add(person);
  const note = (crest: string | null) => crests.set(new Map(crests.get()).set(person, crest));
  if (me.get()?.id === person) note(me.get()?.crest ?? null);
  else
    void server
      .api('GET /api/people/:id', { params: { id: person } })
      .then(found => note(found.ok ? found.value.crest : null));
}

// One's own may change while the page is open.
me.subscribe(() => {
  const own = me.get();
  if (own && asked.has(own.id)) crests.set(new Map(crests.get()).set(own.id, own.crest));
});
