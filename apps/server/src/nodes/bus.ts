import type { ChatLine, GameLine, Person } from '@signoria/protocol';

/**
 * What one node sends to the others. The store is what is true; a message only says where to look, so that one that is
 * lost costs time and nothing else.
 */
export type NodeMessage =
  /** A match has this version now, by this line of its log: whoever has the one before need not ask for it. */
  | { kind: 'match'; match: string; version: number; entry: { kind: string; at: number } }
  /** Something about a match has changed that is not in its log: a deadline has passed. */
  | { kind: 'look'; match: string }
  /** An administrator has changed the log of a match: what is known of it is to be read anew. */
  | { kind: 'mended'; match: string }
  /** The games of a person belong to somebody else, or to nobody. */
  | { kind: 'moved'; person: string }
  | { kind: 'game'; person: string; line: GameLine }
  | { kind: 'table'; code: string }
  | { kind: 'person'; id: string; person: Person | null }
  /** A session or key of a person has ended, or all of them but one: what it had opened is to be closed. */
  | { kind: 'ended'; person: string; session?: string; key?: string; except?: string }
  | { kind: 'said'; line: ChatLine }
  | { kind: 'unsaid'; code: string; id: string }
  /** A person has come to the node that sends it, or has left it. */
  | { kind: 'here'; person: string; isHere: boolean }
  /** A person has sent a single request. */
  | { kind: 'seen'; person: string }
  /** Who looks on at a table, at the node that sends it. */
  | { kind: 'around'; code: string; count: number; people: string[] }
  /** A node has come, or is connected again: it wants to know what the others have sent before. */
  | { kind: 'hello' }
  | { kind: 'alive' }
  | { kind: 'gone' };

export interface Bus {
  /** Whether there may be other nodes at all. */
  readonly isShared: boolean;
  send(message: NodeMessage): void;
  /** Called with each message of another node, and with that node. */
  on(listener: (message: NodeMessage, node: string) => void): void;
  /** Called when messages can be received, at first and after each time they could not: some may have been missed. */
  onOpen(listener: () => void): void;
  close(): Promise<void>;
}

/** For a node that is alone. */
export const NO_BUS: Bus = {
  isShared: false,
  send: () => undefined,
  on: () => undefined,
  onOpen: () => undefined,
  close: async () => undefined,
};
