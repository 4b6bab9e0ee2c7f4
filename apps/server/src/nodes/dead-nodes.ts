import type { Signal } from '../signal.ts';
import type { Word } from './bus.ts';

/** Nodes say that they live every two seconds: one that has not for so long is dead. */
const SILENT_MS = 8_000;
const LOOK_MS = 1_000;

/** Finds out which nodes have died without a word, and says it for them. The answer stops it. */
export function noticeDeadNodes(
  heard: Signal<[word: Word, node: string]>,
  opened: Signal<[]>,
  isOpen: () => boolean,
): () => void {
  const heardAt = new Map<string, number>();
  heard.on((word, node) => {
    if (word.kind === 'gone') heardAt.delete(node);
    else heardAt.set(node, performance.now());
  });
  // While we hear nobody, nobody is known to be dead.
  opened.on(() => {
    for (const node of heardAt.keys()) heardAt.set(node, performance.now());
  });
  const timer = setInterval(() => {
    if (!isOpen()) return;
    for (const [node, at] of heardAt)
      if (performance.now() - at >= SILENT_MS) heard.tell({ kind: 'gone' }, node);
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
