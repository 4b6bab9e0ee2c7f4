/**
 * What a search of Lost Cities gains over the champion's glance, card by card: far more sensitive than matches.
 *
 *   node scripts/gains.ts champion@3000 champion@700 --seed 7 --seconds 600 --cards 20
 *
 * The positions are choices of a card with at most that many cards in the deck, half of them from rounds of the glance
 * against itself and half against the tuned weights. Where a named player chooses another card than the glance, both cards
 * are played and the round is continued by the glance and its opponent, in pairs with the same luck: once with the real
 * hands and a shuffled deck, once in worlds imagined from what the seat knows. Results are points, with one standard
 * error: over all positions, then by opponent. The second row of a player is the same minus the gain of the player named last.
 */
import { parseArgs } from 'node:util';
import { parsePlayer } from '@signoria/bots/arena';
import { roster } from '@signoria/bots/lost-cities';
import { newGlance, playGlance } from '@signoria/bots/lost-cities/glance';
import { NET } from '@signoria/bots/lost-cities/net-weights';
import { playRest } from '@signoria/bots/lost-cities/playout';
import { readNet } from '@signoria/bots/lost-cities/read-net';
import { isOver, pointsOf, readRound } from '@signoria/bots/lost-cities/round';
import { WEIGHTS } from '@signoria/bots/lost-cities/weights';
import { below, type Rng, rngFrom, type Seat, sameAction, shuffle, split } from '@signoria/core';
import { type Action, lostCities, type State } from '@signoria/lost-cities';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    cards: { type: 'string', default: '20' },
  },
});
const CARDS = Number(values.cards);
const SHUFFLES = 32;
const WORLDS = 128;
const ADVICE = 0.15;

const players = positionals.map(name => {
  const { bot, budget } = parsePlayer(name, {});
  const found = [...roster.bots, ...roster.measured].find(({ id }) => id === bot);
  if (!found) throw new Error(`nobody is called ${bot}`);
  return { name, bot: found, budget };
});
const glance = newGlance(readNet(NET), ADVICE);

/** A decision, and whether the tuned weights sit opposite. */
interface Asked {
  state: State;
  seat: Seat;
  own: Action;
  isPlain: boolean;
}

/** What one action gains over another, in points at the end of the round. */
function gainIn(world: State, action: Action, { seat, own, isPlain }: Asked): number {
  const lead = (first: Action) => {
    const state = lostCities.copy(world);
    lostCities.apply(state, seat, first);
    const r = glance.outlook.round;
    readRound(r, state, 'all');
    let isDraw = true;
    for (let next: number = seat; !isOver(r); next = 1 - next) {
      if (next !== seat && isPlain) playRest(glance.outlook, next, isDraw, WEIGHTS);
      else playGlance(glance, next, isDraw);
      isDraw = false;
    }
    return pointsOf(r, seat) - pointsOf(r, 1 - seat);
  };
  return lead(action) - lead(own);
}

type Gains = readonly [dealt: number, imagined: number];

function gainsOf(action: Action, asked: Asked, luck: Rng): Gains {
  const { state, seat, own } = asked;
  if (sameAction(action, own)) return [0, 0];
  const view = lostCities.view(state, seat);
  const { imagine = lostCities.imagine } = roster.model;
  const dealt = () => {
    const world = lostCities.copy(state);
    shuffle(luck, world.stock);
    return world;
  };
  const mean = (count: number, world: () => State) =>
    Array.from({ length: count }, () => gainIn(world(), action, asked)).reduce((a, b) => a + b, 0) / count;
  return [mean(SHUFFLES, dealt), mean(WORLDS, () => imagine(view, split(luck)))];
}

/** What each of the players gained in a position. */
interface Found {
  gains: readonly Gains[];
  isPlain: boolean;
}

/** Plays rounds and looks at one card in three of one seat. */
function positions(): Found[] {
  const rng = rngFrom(Number(values.seed));
  const until = Date.now() + 1000 * Number(values.seconds);
  const { policy } = roster.model;
  const found: Found[] = [];
  while (Date.now() < until) {
    const luck = split(rng);
    const state = lostCities.setup(2, lostCities.options.presets.published, luck);
    const asked = below(luck, 2);
    const isPlain = below(luck, 2) === 0;
    while (state.finished.length === 0) {
      const [seat] = lostCities.turn(state);
      const legal = lostCities.legal(state, seat);
      const view = lostCities.view(state, seat);
      const isCard = state.step !== 'draw' && state.stock.length > 1 && state.stock.length <= CARDS;
      const own = policy(state, seat, legal, luck);
      if (seat === asked && isCard && below(luck, 3) === 0)
        found.push({
          isPlain,
          gains: players.map(({ bot, budget }) =>
            gainsOf(
              bot.choose(view, legal, budget, split(luck)).action,
              { state, seat, own, isPlain },
              split(luck),
            ),
          ),
        });
      const plain = roster.bots.find(({ id }) => id === 'heuristic');
      const isTheirs = plain !== undefined && isPlain && seat !== asked;
      lostCities.apply(state, seat, isTheirs ? plain.choose(view, legal, {}, luck).action : own);
    }
  }
  return found;
}

function told(gains: readonly number[]): string {
  const mean = gains.reduce((a, b) => a + b, 0) / gains.length;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length;
  return `${mean >= 0 ? '+' : ''}${mean.toFixed(3)} ± ${Math.sqrt(squares / gains.length).toFixed(3)}`;
}

function tell(title: string, found: readonly Found[]): void {
  console.log(`${title}: ${found.length} positions with ${CARDS} cards or fewer`);
  const last = players.length - 1;
  players.forEach(({ name }, i) => {
    const row = (gain: (gains: readonly Gains[], way: 0 | 1) => number) =>
      ([0, 1] as const).map(way => told(found.map(({ gains }) => gain(gains, way)))).join(', imagined ');
    console.log(`  ${name}: dealt ${row((gains, way) => gains[i][way])}`);
    if (i < last)
      console.log(`    less the last: dealt ${row((gains, way) => gains[i][way] - gains[last][way])}`);
  });
}

const found = positions();
const [plain, itself] = [found.filter(({ isPlain }) => isPlain), found.filter(({ isPlain }) => !isPlain)];
tell('all', found);
tell('against the tuned weights', plain);
tell('against itself', itself);
