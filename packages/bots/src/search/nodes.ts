/** No node: the end of a list of children. */
export const NOWHERE = -1;

/**
 * The nodes of a tree side by side in flat arrays, each named by its number, the root 0. A node is what was tried after one
 * action, in all the worlds where it could be.
 */
export interface Nodes {
  readonly seats: number;
  count: number;
  /** The action that leads there, by its number; the first of its children, and the next child of its parent. */
  action: Int32Array;
  first: Int32Array;
  next: Int32Array;
  visits: Int32Array;
  /** How often it could have been chosen. */
  available: Int32Array;
  /** What its quick score promised less than the best of its siblings, as utility; never more than nothing. */
  promise: Float64Array;
  /** By node x seat: sum of utilities; each seat looks after its own. */
  totals: Float64Array;
}

const ROOM = 1024;

export function newNodes(seats: number): Nodes {
  const nodes: Nodes = {
    seats,
    count: 0,
    action: new Int32Array(ROOM),
    first: new Int32Array(ROOM),
    next: new Int32Array(ROOM),
    visits: new Int32Array(ROOM),
    available: new Int32Array(ROOM),
    promise: new Float64Array(ROOM),
    totals: new Float64Array(ROOM * seats),
  };
  addNode(nodes, NOWHERE, NOWHERE, 0);
  return nodes;
}

/** A child of `parent`, with nothing tried yet; gives its number. */
export function addNode(nodes: Nodes, parent: number, action: number, promise: number): number {
  const node = nodes.count++;
  if (node === nodes.action.length) grow(nodes);
  nodes.action[node] = action;
  nodes.first[node] = NOWHERE;
  nodes.promise[node] = promise;
  nodes.next[node] = parent === NOWHERE ? NOWHERE : nodes.first[parent];
  if (parent !== NOWHERE) nodes.first[parent] = node;
  return node;
}

/** The child that an action leads to. */
export function childOf({ action, first, next }: Nodes, parent: number, wanted: number): number {
  let node = first[parent];
  while (node !== NOWHERE && action[node] !== wanted) node = next[node];
  return node;
}

function grow(nodes: Nodes): void {
  for (const part of ['action', 'first', 'next', 'visits', 'available'] as const) {
    const longer = new Int32Array(nodes[part].length * 2);
    longer.set(nodes[part]);
    nodes[part] = longer;
  }
  for (const part of ['promise', 'totals'] as const) {
    const longer = new Float64Array(nodes[part].length * 2);
    longer.set(nodes[part]);
    nodes[part] = longer;
  }
}

/** Gives actions numbers, the same one to all that say the same. */
export function numbering(): (action: object) => number {
  // Most actions are made once and listed again and again.
  const seen = new WeakMap<object, number>();
  const numbers = new Map<string, number>();
  return action => {
    let number = seen.get(action);
    if (number !== undefined) return number;
    const key = JSON.stringify(action);
    number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    seen.set(action, number);
    return number;
  };
}
