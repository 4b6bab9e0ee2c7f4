import type { Signal } from '../signal.ts';
import type { NodeMessage } from './bus.ts';

/** Nodes say that they live every two seconds: one that has not for so long is dead. */
const SILENT_MS = 8_000;
const LOOK_MS = 1_000;

/** Finds out which nodes have died without saying so, and sends `gone` in their place. The answer stops it. */
export function noticeDeadNodes(
  received: Signal<[message: NodeMessage, node: string]>,
  opened: Signal<[]>,
  isOpen: () => boolean,
): () => void {
  const lastAt = new Map<string, number>();
  received.on((message, node) => {
    if (message.kind === 'gone') lastAt.delete(node);
    else lastAt.set(node, performance.now());
  });
  // While nothing is received, nobody is known to be dead.
  opened.on(() => {
    for (const node of lastAt.keys()) lastAt.set(node, performance.now());
  });
  const timer = setInterval(() => {
    if (!isOpen()) return;
    for (const [node, at] of lastAt)
      if (performance.now() - at >= SILENT_MS) received.tell({ kind: 'gone' }, node);
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
