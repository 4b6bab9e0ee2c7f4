import { below, type Kind, type Rng, type Seat } from '@signoria/core';
import type { Choice } from '../bot.ts';
import { type TreeModel, utility } from './model.ts';
import { addNode, childOf, NOWHERE, type Nodes, newNodes, numbering } from './nodes.ts';
import { newOutcome, type Outcome } from './playout.ts';
import { beginSearch, indexOfAction, type TreeTask } from './task.ts';
import { candidateOf } from './trials.ts';

export interface TreeOptions {
  /** How much weight lies on trying what was rarely tried. */
  exploration: number;
  /** An action counts as tried in so many worlds before it is, with what its quick score promised. */
  priorWeight: number;
  /** How many actions of a position, the best ones by their quick scores, are looked at; 8 when left out. */
  width?: number;
  /** In how many worlds of a hundred each of the others plays by the policy instead of looking ahead; in none when left out. */
  byPolicy?: number;
}

/** Where a model has no quick scores, all but the policy's choice promise so much less, as utility. */
const UNASKED = 0.05;

/** A search under way. */
interface Tree<T extends Kind, W> {
  readonly model: TreeModel<T, W>;
  readonly options: TreeOptions;
  readonly nodes: Nodes;
  readonly rng: Rng;
  readonly numberOf: (action: object) => number;
  /** Of the position under consideration, by its list of actions: the node of each, and what it promises in points. */
  children: Int32Array;
  points: Float64Array;
  /** The nodes passed in this world, the root first. */
  readonly path: number[];
  /** The stretch of the game in which the last action was chosen. */
  stretch: number | undefined;
  /** The seats that play by the policy in this world: bit 1 << seat for each. */
  byPolicy: number;
  readonly sums: RootSums;
}

/** What is told of the root's own actions, by the number of the action. */
type RootSums = { wins: number; wins2: number; margin: number; margin2: number }[];

/** Actions of a position, unless there are more. */
const USUAL_ACTIONS = 256;
const ROOT = 0;

/**
 * Information-set tree search (one tree, from the eyes of the seat to move; a new world each time). Actions are
 * chosen by their mean and how rarely they were tried among the times they were available; every seat maximises its own.
 */
export function infoTree<T extends Kind, W>(task: TreeTask<T, W>, options: TreeOptions): Choice<T> {
  const { model, view, legal, rng } = task;
  if (legal.length === 1) return { action: legal[0], candidates: [] };
  const { seat, clock, imagine } = beginSearch(task);
  const tree: Tree<T, W> = {
    model,
    options,
    nodes: newNodes(view.seats),
    rng,
    numberOf: numbering(),
    children: new Int32Array(USUAL_ACTIONS),
    points: new Float64Array(USUAL_ACTIONS),
    path: [],
    stretch: undefined,
    byPolicy: 0,
    sums: [],
  };
  const outcome = newOutcome();
  let playouts = 0;
  do {
    const world = imagine();
    tree.byPolicy = othersByPolicy(task, options.byPolicy ?? 0);
    descend(tree, world);
    model.playOut(world, rng, outcome, undefined, tree.stretch);
    record(tree, outcome, seat);
    playouts++;
  } while (!clock.passed(1, playouts));
  return decide(tree, legal);
}

/** Draws, for one world, who plays by the policy: bit 1 << seat for each. */
function othersByPolicy<T extends Kind, W>({ view, rng }: TreeTask<T, W>, percent: number): number {
  let seats = 0;
  if (percent === 0) return seats;
  for (let seat = 0; seat < view.seats; seat++)
    if (seat !== view.who && below(rng, 100) < percent) seats |= 1 << seat;
  return seats;
}

/** Walks down the tree, playing in `world`, and grows it by one action that was chosen, with those the policy answers. */
function descend<T extends Kind, W>(tree: Tree<T, W>, world: W): void {
  const { nodes, path, model } = tree;
  const { game } = model;
  path.length = 0;
  path.push(ROOT);
  for (let node = ROOT; ; ) {
    const [seat] = game.turn(world);
    if (seat === undefined) return;
    const legal = game.legal(world, seat);
    const isFree = legal.length > 1 && ((tree.byPolicy >>> seat) & 1) === 0;
    tree.stretch = model.stretch?.(world);
    if (isFree) {
      findChildren(tree, node, world, seat, legal);
      const chosen = select(tree, node, seat, legal.length);
      game.apply(world, seat, legal[chosen]);
      node = tree.children[chosen];
    } else {
      const action = legal.length === 1 ? legal[0] : model.policy(world, seat, legal, tree.rng);
      game.apply(world, seat, action);
      node = onlyChild(tree, node, action);
    }
    path.push(node);
    if (nodes.visits[node] === 0 && isFree) return;
  }
}

/** The node of an action that nothing is weighed against: it promises no less than any other. */
function onlyChild<T extends Kind, W>(
  { nodes, numberOf }: Tree<T, W>,
  node: number,
  action: T['action'],
): number {
  const number = numberOf(action);
  const child = childOf(nodes, node, number);
  return child === NOWHERE ? addNode(nodes, node, number, 0) : child;
}

/** Finds the node of every action on the list; those never seen before are added, with what they promise here. */
function findChildren<T extends Kind, W>(
  tree: Tree<T, W>,
  node: number,
  world: W,
  seat: Seat,
  legal: readonly T['action'][],
): void {
  const { nodes, numberOf } = tree;
  if (legal.length > tree.children.length) {
    tree.children = new Int32Array(legal.length);
    tree.points = new Float64Array(legal.length);
  }
  const { children } = tree;
  let isNew = false;
  for (let i = 0; i < legal.length; i++) {
    children[i] = childOf(nodes, node, numberOf(legal[i]));
    if (children[i] === NOWHERE) isNew = true;
  }
  if (!isNew) return;
  const points = promises(tree, world, seat, legal);
  let best = points[0];
  for (let i = 1; i < legal.length; i++) if (points[i] > best) best = points[i];
  for (let i = 0; i < legal.length; i++)
    if (children[i] === NOWHERE)
      children[i] = addNode(nodes, node, numberOf(legal[i]), (points[i] - best) / (2 * tree.model.scale));
}

/** The action with the best mean, what it promised and how rarely it was tried being counted in; its place in the list. */
function select<T extends Kind, W>(tree: Tree<T, W>, node: number, seat: Seat, choices: number): number {
  const { nodes, children } = tree;
  const { visits, available, totals, promise, seats } = nodes;
  const { exploration, priorWeight } = tree.options;
  const least = leastPromise(tree, choices);
  const expected = visits[node] === 0 ? 0.5 : totals[node * seats + seat] / visits[node];
  let chosen = 0;
  let most = -Infinity;
  for (let i = 0; i < choices; i++) {
    const child = children[i];
    if (promise[child] < least) continue;
    available[child]++;
    const tried = visits[child] + priorWeight;
    const mean = (totals[child * seats + seat] + priorWeight * (expected + promise[child])) / tried;
    const worth = mean + exploration * Math.sqrt(Math.log(1 + available[child]) / tried);
    if (worth > most) {
      most = worth;
      chosen = i;
    }
  }
  return chosen;
}

/** What an action must promise to be one of those that are looked at. */
function leastPromise<T extends Kind, W>(
  { model, options, nodes, children }: Tree<T, W>,
  choices: number,
): number {
  const { width = 8 } = options;
  if (!model.quickScores || choices <= width) return -Infinity;
  const { promise } = nodes;
  let least = Infinity;
  // The greatest, then the greatest below it, until as many as are looked at lie no lower.
  for (let kept = 0; kept < width; ) {
    let next = -Infinity;
    for (let i = 0; i < choices; i++)
      if (promise[children[i]] < least && promise[children[i]] > next) next = promise[children[i]];
    for (let i = 0; i < choices; i++) if (promise[children[i]] === next) kept++;
    least = next;
  }
  return least;
}

/** What each action promises in points, be it by the policy's choice alone. */
function promises<T extends Kind, W>(
  tree: Tree<T, W>,
  world: W,
  seat: Seat,
  legal: readonly T['action'][],
): Float64Array {
  const { model, rng, points } = tree;
  if (model.quickScores) model.quickScores(world, seat, legal, points);
  else {
    points.fill(-UNASKED * 2 * model.scale, 0, legal.length);
    points[indexOfAction(legal, model.policy(world, seat, legal, rng))] = 0;
  }
  return points;
}

/** Notes what a world was worth in every node passed. */
function record<T extends Kind, W>(
  { model, nodes, path, sums }: Tree<T, W>,
  found: Outcome,
  own: Seat,
): void {
  const { visits, totals, seats } = nodes;
  for (let seat = 0; seat < seats; seat++) {
    const worth = utility(model, found, seat);
    for (let i = 0; i < path.length; i++) totals[path[i] * seats + seat] += worth;
  }
  for (let i = 0; i < path.length; i++) visits[path[i]]++;
  const action = nodes.action[path[1]];
  sums[action] ??= { wins: 0, wins2: 0, margin: 0, margin2: 0 };
  const sum = sums[action];
  const win = found.wins[own];
  const margin = found.margins[own];
  sum.wins += win;
  sum.wins2 += win * win;
  sum.margin += margin;
  sum.margin2 += margin * margin;
}

/** The action tried most often: its mean is the surest. */
function decide<T extends Kind, W>(
  { nodes, numberOf, sums }: Tree<T, W>,
  legal: readonly T['action'][],
): Choice<T> {
  const tried = legal
    .map((action, index) => {
      const number = numberOf(action);
      return { action, index, number, visits: nodes.visits[childOf(nodes, ROOT, number)] };
    })
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || a.index - b.index);
  const candidates = tried.map(({ action, number, visits }) => candidateOf<T>(action, visits, sums[number]));
  return { action: tried[0].action, candidates };
}
