import type { Kind, Rng, Seat } from '@signoria/core';
import type { Choice } from '../bot.ts';
import { type SearchModel, utility } from './model.ts';
import { newOutcome, type Outcome } from './playout.ts';
import { beginSearch, indexOfAction, type Task } from './task.ts';
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
  wins2: number;
  margin: number;
  margin2: number;
  children: Map<string, Node>;
}

/** A search under way. */
interface Tree<T extends Kind> {
  readonly model: SearchModel<T>;
  readonly options: TreeOptions;
  readonly root: Node;
  readonly rng: Rng;
  /** What the actions of the position under consideration promise, filled anew at each. */
  points: Float64Array;
  /** Most actions are made once and listed again and again. */
  readonly keys: WeakMap<object, string>;
}

/** Actions of a position, unless there are more. */
const USUAL_ACTIONS = 256;

/**
 * Information-set tree search (one tree, from the eyes of the seat to move; a new world each time). Actions are
 * chosen by their mean and how rarely they were tried among the times they were available; every seat maximises its own.
 */
export function infoTree<T extends Kind>(task: Task<T>, options: TreeOptions): Choice<T> {
  const { model, view, legal, rng } = task;
  if (legal.length === 1) return { action: legal[0], candidates: [] };
  const { seat, clock, imagine } = beginSearch(task);
  const root = newNode(view.seats);
  const points = new Float64Array(USUAL_ACTIONS);
  const tree: Tree<T> = { model, options, root, rng, points, keys: new WeakMap() };
  const outcome = newOutcome();
  let playouts = 0;
  do {
    const world = imagine();
    const path = descend(tree, world);
    model.playOut(world, rng, outcome);
    for (const node of path) record(model, node, outcome, seat, view.seats);
    playouts++;
  } while (!clock.passed(1, playouts));
  return decide(tree, legal);
}

/** Walks down the tree, playing in `world`, and grows it by one action. */
function descend<T extends Kind>(tree: Tree<T>, world: T['state']): Node[] {
  const { game } = tree.model;
  const path = [tree.root];
  for (let node = tree.root; ; ) {
    const [seat] = game.turn(world);
    if (seat === undefined) return path;
    const legal = game.legal(world, seat);
    const action = legal.length === 1 ? legal[0] : select(tree, node, world, seat, legal);
    game.apply(world, seat, action);
    node = childOf(tree, node, action);
    path.push(node);
    if (node.visits === 0 && legal.length > 1) return path;
  }
}

/** The action with the best mean, what it promised and how rarely it was tried being counted in. */
function select<T extends Kind>(
  tree: Tree<T>,
  node: Node,
  world: T['state'],
  seat: Seat,
  legal: readonly T['action'][],
): T['action'] {
  const { model } = tree;
  const { exploration, priorWeight, width = 8 } = tree.options;
  const points = promises(tree, world, seat, legal);
  const shortlist = legal.map((_, index) => index).sort((a, b) => points[b] - points[a] || a - b);
  if (model.quickScores && shortlist.length > width) shortlist.length = width;
  const best = points[shortlist[0]];
  const expected = node.visits === 0 ? 0.5 : node.totals[seat] / node.visits;
  let chosen = 0;
  let most = -Infinity;
  for (const i of shortlist) {
    const child = childOf(tree, node, legal[i]);
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

/** What each action promises in points, be it by the policy's choice alone. */
function promises<T extends Kind>(
  tree: Tree<T>,
  world: T['state'],
  seat: Seat,
  legal: readonly T['action'][],
): Float64Array {
  const { model, rng } = tree;
  if (legal.length > tree.points.length) tree.points = new Float64Array(legal.length);
  const { points } = tree;
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
    wins2: 0,
    margin: 0,
    margin2: 0,
    children: new Map(),
  };
}

function childOf<T extends Kind>({ keys, root }: Tree<T>, node: Node, action: T['action']): Node {
  const key = keyOf(keys, action);
  let child = node.children.get(key);
  if (!child) {
    child = newNode(root.totals.length);
    node.children.set(key, child);
  }
  return child;
}

function keyOf(keys: WeakMap<object, string>, action: object): string {
  let key = keys.get(action);
  if (key === undefined) {
    key = JSON.stringify(action);
    keys.set(action, key);
  }
  return key;
}

function record(
  model: Pick<SearchModel, 'scale' | 'marginWeight'>,
  node: Node,
  found: Outcome,
  own: Seat,
  seats: number,
): void {
  node.visits++;
  for (let seat = 0; seat < seats; seat++) node.totals[seat] += utility(model, found, seat);
  const margin = found.margins[own];
  node.wins += found.wins[own];
  node.wins2 += found.wins[own] * found.wins[own];
  node.margin += margin;
  node.margin2 += margin * margin;
}

/** The action tried most often: its mean is the surest. */
function decide<T extends Kind>(tree: Tree<T>, legal: readonly T['action'][]): Choice<T> {
  const tried = legal
    .map((action, index) => ({ action, index, node: childOf(tree, tree.root, action) }))
    .filter(({ node }) => node.visits > 0)
    .sort((a, b) => b.node.visits - a.node.visits || a.index - b.index);
  const candidates = tried.map(({ action, node }) => candidateOf<T>(action, node.visits, node));
  return { action: tried[0].action, candidates };
}
