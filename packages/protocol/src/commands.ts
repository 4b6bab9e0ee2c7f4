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
export const ActBody = bodyOf({ version: Version, action: Type.Unknown() });
export const UndoBody = bodyOf({
  version: Version,
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});
/** How many of one's own latest moves; what others have played since goes along. Default 1. */
export const TakebackBody = bodyOf(UndoBody.properties);
export const AnswerBody = bodyOf({ agree: Type.Boolean() });
export const ReplaceBody = bodyOf({ seat: SeatIndex });
export type ActBody = Static<typeof ActBody>;
export type UndoBody = Static<typeof UndoBody>;
export type TakebackBody = Static<typeof TakebackBody>;
export type AnswerBody = Static<typeof AnswerBody>;
export type ReplaceBody = Static<typeof ReplaceBody>;

/** What one may do at a match. Over HTTP: POST /api/matches/:match/<name>; over the socket: `<name>` with `match` added. */
export const MATCH_COMMANDS = {
  act: { does: 'Take one of my legal actions', body: ActBody, answer: Done },
  undo: {
    does: 'Take back my own latest moves, as far as nothing was revealed',
    body: UndoBody,
    answer: Done,
  },
  takeback: {
    does: 'Ask the others to take back my latest moves, and what was played since',
    body: TakebackBody,
    answer: Done,
  },
  'takeback-answer': { does: 'Agree to a takeback, or not', body: AnswerBody, answer: Done },
  pause: { does: 'Ask for a pause', body: NoBody, answer: Done },
  'pause-answer': { does: 'Agree to a pause, or not', body: AnswerBody, answer: Done },
  resume: { does: 'End a pause', body: NoBody, answer: Done },
  resign: { does: 'Give up', body: NoBody, answer: Done },
  abort: { does: 'Call it off before the second move', body: NoBody, answer: Done },
  replace: { does: 'Hand a seat on offer to a bot', body: ReplaceBody, answer: Done },
  return: { does: 'Take my seat back from the bot that stood in', body: NoBody, answer: Done },
  hint: { does: 'What would a strong bot do with what I know?', body: NoBody, answer: Hint },
} as const;
export type MatchCommand = keyof typeof MATCH_COMMANDS;
export type MatchCommandBody<C extends MatchCommand> = Static<(typeof MATCH_COMMANDS)[C]['body']>;

/** What one may do at a table. Over HTTP: POST /api/tables/:code/<name>; over the socket: `<name>` with `code` added. */
export const TABLE_COMMANDS = {
  join: { does: 'Sit down, in a seat of my choice or the first empty one', body: JoinBody, answer: Table },
  leave: { does: 'Stand up', body: NoBody, answer: Table },
  kick: { does: 'Empty a seat before the start (host)', body: KickBody, answer: Table },
  bot: {
    does: 'Seat a house bot, or with level null send it away (host)',
    body: BotBody,
    answer: Table,
  },
  settings: {
    does: 'Open or close the table, let guests chat (host)',
    body: TableSettingsBody,
    answer: Table,
  },
  start: { does: 'Begin (host)', body: NoBody, answer: Table },
  rematch: { does: 'Ask for another match; it begins when everybody has', body: NoBody, answer: Table },
  chat: { group: 'chat', does: 'Say something', body: ChatBody, answer: ChatLine },
  mute: { does: 'Mute somebody, or no longer (host)', body: MuteBody, answer: Table },
} as const;
export type TableCommand = keyof typeof TABLE_COMMANDS;
export type TableCommandBody<C extends TableCommand> = Static<(typeof TABLE_COMMANDS)[C]['body']>;
