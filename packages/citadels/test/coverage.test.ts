import { below, rngFrom } from '@signoria/core';
import { dealAt } from '@signoria/core/kit';
import { expect, test } from 'vitest';
import {
  type Action,
  CHARACTERS,
  cardOf,
  citadels,
  DISTRICTS,
  type Event,
  type State,
} from '../src/index.ts';

/** Everything a character or a district can do, and what shows that it did. */
type Sign = (event: Event, s: State, before: State, action: Action) => boolean;

const plays = (id: string, s: State) => CHARACTERS[s.cast[s.play.power]]?.id === id;
const cityHas = (s: State, seat: number, id: string) =>
  s.cities[seat].some(({ card }) => DISTRICTS[card].id === id);
const KEEP = cardOf('keep');
/** The districts of a seat that the player in turn may destroy. */
const destroyable = (s: State, seat: number) =>
  citadels
    .legal(s, s.asked)
    .flatMap(action => (action.type === 'destroy' && action.seat === seat ? [action.district] : []));
const gold =
  (reason: string): Sign =>
  e =>
    e.type === 'got-gold' && e.for === reason;
const drew =
  (reason: string): Sign =>
  e =>
    e.type === 'drew' && e.for === reason;
const incomeOf =
  (id: string): Sign =>
  (e, _s, before) =>
    e.type === 'got-gold' && e.for === 'income' && plays(id, before);
const scored =
  (id: string): Sign =>
  (e, s) =>
    e.type === 'game-ended' &&
    citadels
      .view(s, 'table')
      .scores.some(({ lines }) =>
        lines.some(({ of }) => of?.card !== undefined && DISTRICTS[of.card].id === id),
      );

const CHARACTER_SIGNS: Record<string, Sign> = {
  'assassin murders': e => e.type === 'named' && e.to === 'murder',
  'a murdered player is shown': e => e.type === 'unmasked',
  'thief robs': e => e.type === 'robbed' && e.gold > 0,
  'magician swaps': e => e.type === 'swapped',
  'magician redraws': drew('magician'),
  'king takes the crown': (e, _s, before) => e.type === 'crowned' && CHARACTERS[before.cast[4]].id === 'king',
  'king has income': incomeOf('king'),
  'dead king inherits': (e, s) => e.type === 'crowned' && s.rank > 9 && CHARACTERS[s.cast[4]].id === 'king',
  'bishop has income': incomeOf('bishop'),
  'bishop guards': (_e, _s, before) =>
    before.guarded !== -1 &&
    destroyable(before, before.guarded).length === 0 &&
    destroyable({ ...before, guarded: -1 }, before.guarded).length > 0,
  'merchant has his gold': gold('merchant'),
  'merchant has income': incomeOf('merchant'),
  'architect draws': drew('architect'),
  'architect builds three': (e, s) => e.type === 'built' && plays('architect', s) && s.play.built === 3,
  'warlord has income': incomeOf('warlord'),
  'warlord destroys': e => e.type === 'destroyed' && e.by === 'warlord',
  'witch bewitches': e => e.type === 'named' && e.to === 'bewitch',
  'witch resumes': e => e.type === 'resumed',
  'tax collector collects': e => e.type === 'taxed',
  'assassin pays the tax': (e, _s, before) => e.type === 'taxed' && before.rank === 1,
  'wizard looks': e => e.type === 'looked',
  'wizard keeps': e => e.type === 'took',
  'wizard builds at once': e => e.type === 'built' && e.from !== e.seat,
  'emperor is paid gold': e => e.type === 'tribute' && e.gold === 1,
  'emperor is paid a card': e => e.type === 'tribute' && e.gold === 0,
  'emperor has income': incomeOf('emperor'),
  'dead emperor gives the crown': (e, s) =>
    e.type === 'crowned' && s.rank > 9 && CHARACTERS[s.cast[4]].id === 'emperor',
  'abbot has income': incomeOf('abbot'),
  'abbot takes a coin': e => e.type === 'tithed',
  'alchemist is refunded': gold('alchemist'),
  'navigator takes gold': gold('navigator'),
  'navigator takes cards': drew('navigator'),
  'diplomat has income': incomeOf('diplomat'),
  'diplomat exchanges': e => e.type === 'exchanged',
  'diplomat pays': e => e.type === 'exchanged' && e.paid > 0,
  'artist adorns': e => e.type === 'adorned',
  'queen is paid': gold('queen'),
};

const DISTRICT_SIGNS: Record<string, Sign> = {
  'haunted-city': (e, s) =>
    e.type === 'game-ended' &&
    s.cities.some((city, seat) => {
      const others = city.filter(({ card }) => DISTRICTS[card].id !== 'haunted-city');
      const colours = new Set(others.map(({ card }) => DISTRICTS[card].colour));
      const lines = citadels.view(s, 'table').scores[seat].lines;
      return (
        others.length < city.length && colours.size === 4 && lines.some(({ code }) => code === 'colours')
      );
    }),
  keep: (_e, _s, before) =>
    before.gold[before.asked] >= DISTRICTS[KEEP].cost &&
    before.cities.some((_, seat) => {
      const offered = destroyable(before, seat);
      return cityHas(before, seat, 'keep') && offered.length > 0 && !offered.includes(KEEP);
    }),
  laboratory: gold('laboratory'),
  smithy: drew('smithy'),
  observatory: (e, s) =>
    e.type === 'drew' && e.for === 'action' && e.count === 3 && cityHas(s, e.seat, 'observatory'),
  graveyard: e => e.type === 'salvaged',
  library: (e, s, _before, action) =>
    e.type === 'kept' && action.type === 'draw' && cityHas(s, e.seat, 'library'),
  'school-of-magic': (e, _s, before) =>
    e.type === 'got-gold' && e.for === 'income' && cityHas(before, e.seat, 'school-of-magic'),
  university: scored('university'),
  'dragon-gate': scored('dragon-gate'),
  'great-wall': (e, _s, before) =>
    e.type === 'destroyed' &&
    e.by === 'warlord' &&
    cityHas(before, e.of, 'great-wall') &&
    e.paid >= DISTRICTS[e.card].cost,
  lighthouse: e => e.type === 'fetched',
  armory: e => e.type === 'destroyed' && e.by === 'armory',
  museum: scored('museum'),
  'imperial-treasury': scored('imperial-treasury'),
  'map-room': scored('map-room'),
  'wishing-well': scored('wishing-well'),
  quarry: (e, _s, before) =>
    e.type === 'built' &&
    !plays('wizard', before) &&
    before.cities[e.seat].some(({ card }) => card === e.card),
  'poor-house': gold('poor-house'),
  'bell-tower': (e, s) => e.type === 'completed' && s.bell && e.districts === 7,
  factory: e => e.type === 'built' && e.paid < DISTRICTS[e.card].cost,
  park: drew('park'),
  hospital: (e, s) => e.type === 'called' && e.seat !== null && CHARACTERS[e.character].rank === s.murdered,
  'throne-room': gold('throne-room'),
};

const TABLES = [
  { seats: 5, options: { darkCity: 'all', rank9: 'artist' } },
  { seats: 4, options: { darkCity: 'all', rank4: 'emperor', rank2: 'tax-collector' } },
  {
    seats: 6,
    options: {
      darkCity: 'all',
      freeMix: true,
      rank1: 'witch',
      rank3: 'wizard',
      rank5: 'abbot',
      rank6: 'alchemist',
      rank7: 'navigator',
      rank8: 'diplomat',
      rank9: 'queen',
    },
  },
];

test('C-5.7 C-7.24 random games use every character’s power and every district’s effect', () => {
  const signs = Object.entries({ ...CHARACTER_SIGNS, ...DISTRICT_SIGNS });
  const unseen = new Map(signs);
  for (let number = 0; number < 400 && unseen.size > 0; number++) {
    const s = dealAt(citadels, TABLES[number % TABLES.length], number);
    playWatching(s, number, unseen);
  }
  expect([...unseen.keys()], 'never used').toEqual([]);
});

test('C-1.1 C-1.3 the test runner looks for every purple district and every character', () => {
  const purple = DISTRICTS.filter(({ colour }) => colour === 'purple').map(({ id }) => id);
  expect(Object.keys(DISTRICT_SIGNS)).toEqual(purple);
  const watched = Object.keys(CHARACTER_SIGNS).join(' ');
  for (const { id } of CHARACTERS) expect(watched).toContain(id.replace('-', ' '));
});

function playWatching(s: State, number: number, unseen: Map<string, Sign>): void {
  const rng = rngFrom(number);
  while (s.step !== 'over') {
    const actions = citadels.legal(s, s.asked);
    const action = actions[below(rng, actions.length)];
    const before = citadels.copy(s);
    const events: Event[] = [];
    citadels.apply(s, s.asked, action, event => events.push(event));
    for (const event of events)
      for (const [name, sign] of unseen) if (sign(event, s, before, action)) unseen.delete(name);
  }
}
