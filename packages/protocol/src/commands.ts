import Type, { type Static } from 'typebox';
import { Done, Hint } from './matches.ts';
import { bodyOf, SeatIndex } from './parts.ts';
import {
  BotBody,
  ChatBody,
  ChatLine,
  JoinBody,
  KickBody,
  MuteBody,
  NoBody,
  Table,
  TableSettingsBody,
} from './tables.ts';

export const Version = Type.Integer({ minimum: 0 });
export const ActBody = bodyOf({ version: Version, action: Type.Unknown({ title: 'GameAction' }) });
export const UndoBody = bodyOf({
  version: Version,
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
/** How many of your own latest moves to undo; moves made by others since then are undone too. Default 1. */
export const TakebackBody = bodyOf(UndoBody.properties);
export const AnswerBody = bodyOf({ agree: Type.Boolean() });
export const ReplaceBody = bodyOf({ seat: SeatIndex });
export type ActBody = Static<typeof ActBody>;
export type UndoBody = Static<typeof UndoBody>;
export type TakebackBody = Static<typeof TakebackBody>;
export type AnswerBody = Static<typeof AnswerBody>;
export type ReplaceBody = Static<typeof ReplaceBody>;

/**
 * The commands for a match. Over HTTP: POST /api/matches/:match/<name>; over the socket: `<name>` with
 * `match` added.
 */
export const MATCH_COMMANDS = {
  act: { does: 'Make a move', body: ActBody, answer: Done },
  undo: {
    does: 'Undo my latest moves, if nothing was revealed',
    body: UndoBody,
    answer: Done,
  },
  takeback: {
    does: 'Request a takeback of my latest moves and everything played since',
    body: TakebackBody,
    answer: Done,
  },
  'takeback-answer': { does: 'Accept or decline a takeback', body: AnswerBody, answer: Done },
  pause: { does: 'Request a pause', body: NoBody, answer: Done },
  'pause-answer': { does: 'Accept or decline a pause', body: AnswerBody, answer: Done },
  resume: { does: 'End a pause', body: NoBody, answer: Done },
  resign: { does: 'Resign', body: NoBody, answer: Done },
  abort: { does: 'Abort before the second move', body: NoBody, answer: Done },
  replace: { does: "Let a bot play an absent player's seat", body: ReplaceBody, answer: Done },
  return: { does: 'Take my seat back from the bot', body: NoBody, answer: Done },
  hint: { does: 'Suggest a move, based only on what I can see', body: NoBody, answer: Hint },
} as const;
export type MatchCommand = keyof typeof MATCH_COMMANDS;
export type MatchCommandBody<C extends MatchCommand> = Static<(typeof MATCH_COMMANDS)[C]['body']>;

/** The commands for a table. Over HTTP: POST /api/tables/:code/<name>; over the socket: `<name>` with `code` added. */
export const TABLE_COMMANDS = {
  join: { does: 'Take a given seat or the first empty one', body: JoinBody, answer: Table },
  leave: { does: 'Leave the seat', body: NoBody, answer: Table },
  kick: { does: 'Remove a player before the start (host)', body: KickBody, answer: Table },
  bot: {
    does: 'Add a bot, or remove it with level null (host)',
    body: BotBody,
    answer: Table,
  },
  settings: {
    does: 'Make the table public or private, allow guest chat; before the start also change rules, seats and time control (host)',
    body: TableSettingsBody,
    answer: Table,
  },
  start: { does: 'Start the match (host)', body: NoBody, answer: Table },
  rematch: { does: 'Request a rematch; it starts when every player has asked', body: NoBody, answer: Table },
  chat: { group: 'chat', does: 'Send a chat message', body: ChatBody, answer: ChatLine },
  mute: { does: 'Mute or unmute a player (host)', body: MuteBody, answer: Table },
} as const;
export type TableCommand = keyof typeof TABLE_COMMANDS;
export type TableCommandBody<C extends TableCommand> = Static<(typeof TABLE_COMMANDS)[C]['body']>;
