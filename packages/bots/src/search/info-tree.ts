import { type Kind, type Rng, type Seat, split } from '@signoria/core';
import type { Budget, Choice } from '../bot.ts';
import { startClock } from './clock.ts';
import { type SearchModel, utility } from './model.ts';
import { newOutcome, type Outcome } from './playout.ts';
import { indexOfAction } from './same.ts';
import { candidateOf } from './trials.ts';

export interface TreeOptions {
  /** How much weight lies on trying what was rarely tried. */
  exploration: number;
  /** An action counts as tried in so many worlds before it is, with what its quick score promised. */
  priorWeight: number;
  /** How many actions of a position, the best ones by their quick scores, are looked at; 8 when left out. */
  width?: number;
}

/** Where a model has no quick scores, all but the policy's choice promise so much less, as utility. */
const UNASKED = 0.05;

/** What was tried after one action, in all the worlds where it could be. */
interface Node {
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** Sum of utilities, by seat: each seat looks after its own. */
  totals: Float64Array;
  wins: number;
  margin: number;
  margin2: number;
  children: Map<string, Node>;
}

/**
 * Information-set tree search (one tree, from the eyes of the seat to move; a new world each time). Actions are
 * chosen by their mean and how rarely they were tried among the times they were available; every seat maximises its own.
 */
export function infoTree<T extends Kind>(
  model: SearchModel<T>,
  options: TreeOptions,
  view: T['view'],
  legal: readonly T['action'][],
  budget: Budget,
  rng: Rng,
): Choice<T> {
  if (legal.length === 1) return { action: legal[0], candidates: [] };
  const own = view.who as Seat;
  const clock = startClock(budget);
  const imagine = model.imagine ?? model.game.imagine;
  const root = newNode(view.seats);
  const found = newOutcome();
  let playouts = 0;
  do {
    const world = imagine(view, split(rng));
    const path = descend(model, options, root, world, rng);
    model.playOut(world, rng, found);
    for (const node of path) record(model, node, found, own, view.seats);
    playouts++;
  } while (!clock.passed(1, playouts));
  return decide(root, legal);
}

/** Walks down the tree, playing in `world`, and grows it by one action. */
function descend<T extends Kind>(
  model: SearchModel<T>,
  options: TreeOptions,
  root: Node,
  world: T['state'],
  rng: Rng,
): Node[] {
  const { game } = model;
  const path = [root];
  for (let node = root; ; ) {
    const [seat] = game.turn(world);
    if (seat === undefined) return path;
    const legal = game.legal(world, seat);
    const action = legal.length === 1 ? legal[0] : select(model, options, node, world, seat, legal, rng);
    game.apply(world, seat, action);
    node = childOf(node, action, world.seats);
    path.push(node);
    if (node.visits === 0 && legal.length > 1) return path;
  }
}

/** The action with the best mean, what it promised and how rarely it was tried being counted in. */
function select<T extends Kind>(
  model: SearchModel<T>,
  { exploration, priorWeight, width = 8 }: TreeOptions,
  node: Node,
  world: T['state'],
  seat: Seat,
  legal: readonly T['action'][],
  rng: Rng,
): T['action'] {
  const points = promises(model, world, seat, legal, rng);
  const shortlist = legal.map((_, index) => index).sort((a, b) => points[b] - points[a] || a - b);
  if (model.quickScores && shortlist.length > width) shortlist.length = width;
  const best = points[shortlist[0]];
  const expected = node.visits === 0 ? 0.5 : node.totals[seat] / node.visits;
  let chosen = 0;
  let most = -Infinity;
  for (const i of shortlist) {
    const child = childOf(node, legal[i], world.seats);
    child.available++;
    const tried = child.visits + priorWeight;
    const promise = expected + (points[i] - best) / (2 * model.scale);
    const mean = (child.totals[seat] + priorWeight * promise) / tried;
    const worth = mean + exploration * Math.sqrt(Math.log(1 + child.available) / tried);
    if (worth > most) {
      most = worth;
      chosen = i;
    }
  }
  return legal[chosen];
}

const seen = new Float64Array(256);

/** What each action promises in points, be it by the policy's choice alone. */
function promises<T extends Kind>(
  model: SearchModel<T>,
  world: T['state'],
  seat: Seat,
  legal: readonly T['action'][],
  rng: Rng,
): Float64Array {
  const points = legal.length <= seen.length ? seen : new Float64Array(legal.length);
  if (model.quickScores) model.quickScores(world, seat, legal, points);
  else {
    points.fill(-UNASKED * 2 * model.scale, 0, legal.length);
    points[indexOfAction(legal, model.policy(world, seat, legal, rng))] = 0;
  }
  return points;
}

function newNode(seats: number): Node {
  return {
    visits: 0,
    available: 0,
    totals: new Float64Array(seats),
    wins: 0,
    margin: 0,
    margin2: 0,
    children: new Map(),
  };
}

function childOf(node: Node, action: object, seats: number): Node {
  const key = keyOf(action);
  let child = node.children.get(key);
  if (!child) {
    child = newNode(seats);
    node.children.set(key, child);
  }
  return child;
}

/** Most actions are made once and listed again and again. */
const keys = new WeakMap<object, string>();

function keyOf(action: object): string {
  let key = keys.get(action);
  if (key === undefined) {
    key = JSON.stringify(action);
    keys.set(action, key);
  }
  return key;
}

function record(model: SearchModel, node: Node, found: Outcome, own: Seat, seats: number): void {
  node.visits++;
  for (let seat = 0; seat < seats; seat++) node.totals[seat] += utility(model, found, seat);
  const margin = found.margins[own];
  node.wins += found.wins[own];
  node.margin += margin;
  node.margin2 += margin * margin;
}

/** The action tried most often: its mean is the surest. */
function decide<T extends Kind>(root: Node, legal: readonly T['action'][]): Choice<T> {
  const tried = legal
    .map((action, index) => ({ action, index, node: childOf(root, action, root.totals.length) }))
    .filter(({ node }) => node.visits > 0)
    .sort((a, b) => b.node.visits - a.node.visits || a.index - b.index);
  const candidates = tried.map(({ action, node }) => candidateOf<T>(action, node.visits, node));
  return { action: tried[0].action, candidates };
}
