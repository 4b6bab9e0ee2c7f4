import { type Citadels, citadels } from '@signoria/citadels';
import { type Match, parseOptions, type Seat } from '@signoria/core';
import { expect, test } from 'vitest';
import { questionWith } from '../src/play/question.ts';
import { NAMES, playUntil, seatedAt } from './seated.ts';

test.each([
  ['en', 'Destroy your ', /^Destroy [A-Z]\S+’s /],
  ['fr', 'Détruire votre ', /^Détruire .* (de |d’)\p{Lu}/u],
] as const)('C-6.22 in %s a district of one’s own is called so', async (language, own, others) => {
  const options = parseOptions(citadels.options, {}, 2);
  if (!options.ok) throw new Error(options.problem.code);
  const { value } = options;
  const reached = ({ state }: Match<Citadels>, seat: Seat) => {
    const owners = citadels
      .legal(state, seat)
      .flatMap(action => (action.type === 'destroy' ? [action.seat] : []));
    return owners.includes(seat) && new Set(owners).size > 1;
  };
  let found: ReturnType<typeof playUntil<Citadels>> = null;
  for (let number = 0; !found; number++) found = playUntil(citadels, 2, value, `${number}`, reached);
  const { match, seat } = found;
  const table = await seatedAt(match as unknown as Match, language, seat);
  const { names } = questionWith(table, true);
  expect(names.some(name => name.startsWith(own))).toBe(true);
  expect(names.some(name => others.test(name))).toBe(true);
  expect(names.filter(name => name.includes(NAMES[seat]))).toEqual([]);
});
