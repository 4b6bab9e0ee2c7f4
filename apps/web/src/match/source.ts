import type { BaseView, MatchRecord, Refusal, Seat, Tagged } from '@signoria/core';
import type {
  ChatLine,
  MatchCommand,
  MatchCommandBody,
  MatchState,
  Person,
  Table,
  TableCommand,
  TableCommandBody,
} from '@signoria/protocol';
import type { HintAnswer } from './hint.ts';
import type { Waiting } from './thinking/think.ts';

/** A match as the reader may see it now. Local and recorded games speak the same shape as the server. */
export interface Snapshot extends MatchState<BaseView, Tagged> {
  /** The whole log, oldest first. */
  log: MatchState['log'];
  /** By seat: what each sees, where all cards lie open. */
  hands?: readonly BaseView[];
  /** On one device: whom the screen must be handed to before anything secret is shown. */
  curtain: Seat | null;
  /** Whether moves can get through just now. */
  connected: boolean;
  /** The server's time less this device's, for the clocks. */
  clockSkew: number;
}

export type Answer =
  | { ok: true }
  | { ok: false; refusal: Refusal }
  /** One of the server's codes, or `offline`. */
  | { ok: false; code: string };

/** A command by its name, with its body where it needs one. */
type Named<Bodies> = {
  [C in keyof Bodies]: object extends Bodies[C] ? [name: C, body?: Bodies[C]] : [name: C, body: Bodies[C]];
}[keyof Bodies];

/** What one may do at a table. */
export type TableAsk = Named<{ [C in TableCommand]: TableCommandBody<C> }>;

/** What the people of a match ask of each other; the version it is about is known. */
type MatchAsk = Named<{
  [C in Exclude<MatchCommand, 'act' | 'undo' | 'hint'>]: Omit<MatchCommandBody<C>, 'version'>;
}>;

/** Where a match comes from: the server, this device, or a record. The game screen knows nothing else of it. */
export interface MatchSource {
  readonly kind: 'local' | 'online' | 'lesson' | 'daily' | 'replay';
  /** Null until the first word arrives. */
  current(): Snapshot | null;
  /** Why there will never be one, as a code of the site's words. */
  problem(): string | null;
  subscribe(listener: () => void): () => void;
  /** The match as the reader saw it after so many moves; null when that cannot be had. Not where there is no earlier. */
  earlier?(moves: number): Promise<Snapshot | null>;
  act(action: unknown): Promise<Answer>;
  undo(): Promise<Answer>;
  /** What a strong bot would do, with what the reader knows. */
  hint(waiting: Waiting): Promise<HintAnswer>;
  /** The curtain rises for whom it hides. */
  lift(): void;
  /** The finished match as a file. */
  record(): Promise<MatchRecord | null>;
  /** What only a table of people has. */
  readonly room: Room | null;
  close(): void;
}

/** What people at a table say to each other, and who may. */
export interface ChatRoom {
  table(): Table | null;
  /** Without those the reader does not want to hear. */
  lines(): readonly ChatLine[];
  say(text: string): Promise<Answer>;
  /** Those whose lines here are left out. */
  blocked(): readonly Person[];
  /** Takes a line away: one's own, or as the host anybody's. */
  unsay(id: string): Promise<Answer>;
  /** By the host alone. */
  keepOrder(...ask: Extract<TableAsk, ['mute' | 'settings', unknown?]>): Promise<Answer>;
}

/** The table around an online match: its people, their chat and their requests. */
export interface Room extends ChatRoom {
  ask(...ask: MatchAsk): Promise<Answer>;
  rematch(): Promise<Answer>;
}
