/**
 * How well drafts of Citadels are guessed from what a seat saw: the mean logarithm of the probability given to the true
 * draft, whenever a character is to be taken or named. The nearer to zero, the better.
 *
 *   node scripts/drafts.ts champion@300 --seats 4 --games 10
 *
 * `even` holds every draft that agrees with the view to be as likely as any other; `weights` goes by what suits whom, as the
 * champion does unless it thinks for long (docs/decisions/0104).
 */
import { parseArgs } from 'node:util';
import { parsePlayer } from '@signoria/bots/arena';
import { roster } from '@signoria/bots/citadels';
import { believedDrafts } from '@signoria/bots/citadels/belief';
import { weightsFor } from '@signoria/bots/citadels/weights';
import {
  type Action,
  citadels,
  type Drafts,
  everyDraft,
  type Rank,
  type State,
  type View,
  weighDrafts,
} from '@signoria/citadels';
import { parseOptions, rngFrom, type Seat, split } from '@signoria/core';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: '500' },
  },
});

const { bot: name, budget } = parsePlayer(positionals[0] ?? 'champion@300', {});
const player = [...roster.bots, ...roster.measured].find(({ id }) => id === name);
if (!player) throw new Error(`nobody is called ${name}`);

const NAMING: readonly Action['type'][] = ['choose', 'bury', 'murder', 'bewitch', 'rob'];
const GUESSES: Readonly<Record<string, (view: View) => Drafts>> = {
  even: view => weighDrafts(view),
  weights: view => believedDrafts(view, weightsFor(view.seats)),
};

/** Who of the others has which characters, as one text: two drafts that differ in nothing else are the same to a seat. */
function holdersOf(picks: readonly Rank[], { seats, draft, who }: View): string {
  const held = picks.map((rank, pick) => ({ rank, seat: (draft.from + pick) % seats }));
  return held
    .filter(({ seat }) => seat !== who)
    .map(({ rank, seat }) => `${rank} ${seat}`)
    .sort()
    .join();
}

/** The chance that a guess gives to the truth. */
function chanceOf(guess: Drafts, state: State, view: View): number {
  const truth = holdersOf(state.draft.picks, view);
  return everyDraft(guess)
    .filter(({ draft }) => holdersOf(draft.picks, view) === truth)
    .reduce((sum, { chance }) => sum + chance, 0);
}

const sums = new Map(Object.keys(GUESSES).map(guess => [guess, 0]));
let views = 0;

function look(state: State, seat: Seat): void {
  const view = citadels.view(state, seat);
  if (chanceOf(GUESSES.even(view), state, view) > 0.999) return;
  views++;
  for (const [guess, weigh] of Object.entries(GUESSES))
    sums.set(guess, (sums.get(guess) ?? 0) + Math.log(chanceOf(weigh(view), state, view)));
}

const seats = Number(values.seats);
const options = parseOptions(citadels.options, undefined, seats);
if (!options.ok) throw new Error(options.problem.at);
for (let game = 0; game < Number(values.games); game++) {
  const rng = rngFrom(Number(values.seed) + game);
  const state = citadels.setup(seats, options.value, split(rng));
  for (let [seat] = citadels.turn(state); seat !== undefined; [seat] = citadels.turn(state)) {
    const legal = citadels.legal(state, seat);
    if (legal.some(({ type }) => NAMING.includes(type))) look(state, seat);
    citadels.apply(state, seat, player.choose(citadels.view(state, seat), legal, budget, split(rng)).action);
  }
}
console.log(`${positionals[0] ?? 'champion@300'}, ${seats} seats, ${views} views`);
for (const [guess, sum] of sums) console.log(`${guess}: ${(sum / views).toFixed(3)}`);
