import { type Kind, type Rng, type Seat, split } from '@signoria/table';
import type { Budget, Candidate, Choice } from '../bot.ts';
import { type Mind, noWorth, utility, type Worth } from '../mind.ts';
import { startClock } from './clock.ts';
import { indexOfAction } from './same.ts';

export interface TreeOptions {
  /** How much the search looks around. */
  curiosity: number;
  /** Head start of the policy's own choice, fading with visits. */
  trust: number;
}

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
  mind: Mind<T>,
  options: TreeOptions,
  view: T['view'],
  legal: readonly T['action'][],
  budget: Budget,
  rng: Rng,
): Choice<T> {
  if (legal.length === 1) return { action: legal[0], candidates: [] };
  const own = view.who as Seat;
  const clock = startClock(budget);
  const root = newNode(view.seats);
  const found = noWorth();
  let playouts = 0;
  do {
    const world = (mind.imagine ?? mind.game.imagine)(view, split(rng));
    const path = descend(mind, options, root, world, rng);
    mind.playOut(world, rng, found);
    for (const node of path) record(mind, node, found, own, view.seats);
    playouts++;
  } while (!clock.passed(1, playouts));
  return decide(root, legal);
}

/** Walks down the tree, playing in `world`, and grows it by one action. */
function descend<T extends Kind>(
  mind: Mind<T>,
  options: TreeOptions,
  root: Node,
  world: T['state'],
  rng: Rng,
): Node[] {
  const { game } = mind;
  const path = [root];
  for (let node = root; ; ) {
    const turn = game.turn(world);
    if (turn.length === 0) return path;
    const seat = turn[0];
    const legal = game.legal(world, seat);
    const favourite = legal.length === 1 ? 0 : indexOfAction(legal, mind.policy(world, seat, legal, rng));
    const children = legal.map(action => childOf(node, JSON.stringify(action), world.seats));
    const chosen = select(children, favourite, seat, options);
    game.apply(world, seat, legal[chosen]);
    const isNew = children[chosen].visits === 0;
    node = children[chosen];
    path.push(node);
    if (isNew && legal.length > 1) return path;
  }
}

function select(children: readonly Node[], favourite: number, seat: Seat, options: TreeOptions): number {
  let chosen = favourite;
  let most = -Infinity;
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    child.available++;
    const { visits } = child;
    const bias = i === favourite ? options.trust / (1 + visits) : 0;
    const mean = visits === 0 ? 1 : child.totals[seat] / visits;
    const rarity = Math.sqrt(Math.log(child.available) / (visits + (visits === 0 ? 1 : 0)));
    const score = mean + options.curiosity * rarity + bias;
    if (score > most) {
      most = score;
      chosen = i;
    }
  }
  return chosen;
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

function childOf(node: Node, key: string, seats: number): Node {
  let child = node.children.get(key);
  if (!child) {
    child = newNode(seats);
    node.children.set(key, child);
  }
  return child;
}

function record(mind: Mind, node: Node, found: Worth, own: Seat, seats: number): void {
  node.visits++;
  for (let seat = 0; seat < seats; seat++) node.totals[seat] += utility(mind, found, seat);
  const margin = found.margins[own];
  node.wins += found.wins[own];
  node.margin += margin;
  node.margin2 += margin * margin;
}

/** The action tried most often: its mean is the surest. */
function decide<T extends Kind>(root: Node, legal: readonly T['action'][]): Choice<T> {
  const tried = legal
    .map((action, index) => ({ action, index, node: root.children.get(JSON.stringify(action)) }))
    .filter(entry => entry.node !== undefined && entry.node.visits > 0)
    .sort((a, b) => (b.node?.visits ?? 0) - (a.node?.visits ?? 0) || a.index - b.index);
  const candidates = tried.map(({ action, node }) => candidate<T>(action, node as Node));
  return { action: tried[0].action, candidates };
}

function candidate<T extends Kind>(action: T['action'], node: Node): Candidate<T> {
  const { visits } = node;
  const margin = node.margin / visits;
  const variance = Math.max(0, node.margin2 / visits - margin * margin);
  return {
    action,
    winChance: node.wins / visits,
    margin,
    error: visits > 1 ? Math.sqrt(variance / (visits - 1)) : Infinity,
  };
}
