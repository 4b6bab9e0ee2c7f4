import { type Decision, reader } from '@signoria/bots/net/decisions';
import { MOST_ON } from '@signoria/bots/net/net';
import type { SearchModel } from '@signoria/bots/search/model';
import { newPlay, newTrial, playWorld } from '@signoria/bots/search/trials';
import { below, type Kind, pick, type Rng, type Seat, seedRng, split } from '@signoria/core';
import { uniform } from '../luck.ts';
import type { Subject } from './games.ts';
import { guestsAt, isGuest, layTable, type Order } from './make-positions.ts';
import { CHOICE_ROOM, CHOICE_ROW, FINE, NOTHING, PAIRS } from './position-file.ts';

/** How choices are made: games of a policy, in which some decisions are put before the search. */
export interface ChoiceOrder extends Order {
  /** The share of decisions that are. */
  asked: number;
  /** In how many worlds the search tries every answer. */
  worlds: number;
}

const NO_BYTES = new Uint8Array(0);

/** The choices of one chunk of games. The same order and chunk: the same bytes. */
export function makeChoices(subject: Subject, order: ChoiceOrder, chunk: number): Uint16Array {
  const rng = seedRng(NO_BYTES, `${order.game}/${order.seed}/choices/${chunk}`);
  const rows: Uint16Array[] = [];
  for (let i = 0; i < order.games; i++) playGame(subject, order, split(rng), rows);
  const all = new Uint16Array(rows.length * CHOICE_ROW);
  for (let i = 0; i < rows.length; i++) all.set(rows[i], i * CHOICE_ROW);
  return all;
}

function playGame(subject: Subject, order: ChoiceOrder, rng: Rng, rows: Uint16Array[]): void {
  const { game } = subject.roster;
  const model = order.byHand ? subject.byHand : subject.roster.model;
  const read = reader(subject.deciding);
  const { state, seats } = layTable(game, order.seats ?? subject.seats, rng);
  const guests = order.byHand ? 0 : guestsAt(seats, rng);
  const stray = below(rng, 3) === 0 ? order.stray : 0;
  const on = new Uint16Array(MOST_ON);
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    const legal = game.legal(state, seat);
    const guest = isGuest(guests, seat);
    let action =
      legal.length === 1 ? legal[0] : (guest ? subject.byHand : model).policy(state, seat, legal, rng);
    if (legal.length > 1 && !guest && uniform(rng) < order.asked) {
      const decision = read(state, seat, legal, on);
      const answers = answersOf(subject, decision, state, seat, legal, action);
      if (answers.length > 1) {
        const worth = tryAll(model, game.view(state, seat), seat, answers, order.worlds, rng);
        const outputs = answers.map(answer => subject.deciding.outputOf(state, seat, answer));
        rows.push(rowOf(on.subarray(0, Math.min(CHOICE_ROOM, decision.count)), outputs, worth));
        // Now the better move is made, now the policy's: positions of both kinds come up.
        if (below(rng, 2) === 0) action = answers[worth.indexOf(Math.max(...worth))];
      }
    }
    game.apply(state, seat, stray > 0 && uniform(rng) < stray ? pick(rng, legal) : action);
  }
}

/** What the net chooses among, the policy's choice first. */
function answersOf(
  { deciding }: Subject,
  decision: Decision,
  state: Kind['state'],
  seat: Seat,
  legal: readonly Kind['action'][],
  own: Kind['action'],
): Kind['action'][] {
  const output = deciding.outputOf(state, seat, own);
  const answers = [own];
  for (let k = 0; k < decision.answers && answers.length < PAIRS; k++)
    if (decision.outputs[k] !== output) answers.push(legal[decision.actions[k]]);
  return answers;
}

/** What each answer is worth in the mean over the same worlds. */
function tryAll(
  model: SearchModel,
  view: Kind['view'],
  seat: Seat,
  answers: readonly Kind['action'][],
  worlds: number,
  rng: Rng,
): number[] {
  const imagine = model.imagine ?? model.game.imagine;
  const play = newPlay(model, seat, answers);
  const trials = answers.map((_, i) => newTrial(i));
  for (let i = 0; i < worlds; i++) playWorld(play, trials, imagine(view, split(rng)), split(rng));
  return trials.map(({ utility }) => utility / worlds);
}

function rowOf(on: Uint16Array, outputs: readonly number[], worth: readonly number[]): Uint16Array {
  const row = new Uint16Array(CHOICE_ROW).fill(NOTHING);
  row.set(on);
  outputs.forEach((output, i) => {
    row[CHOICE_ROOM + 2 * i] = output;
    row[CHOICE_ROOM + 2 * i + 1] = Math.round(worth[i] * FINE);
  });
  return row;
}
