import Type, { type Static } from 'typebox';
import { bodyOf, SeatIndex } from './parts.ts';
import { NoBody } from './tables.ts';

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
  act: ActBody,
  undo: UndoBody,
  takeback: TakebackBody,
  'takeback-answer': AnswerBody,
  pause: NoBody,
  'pause-answer': AnswerBody,
  resume: NoBody,
  resign: NoBody,
  abort: NoBody,
  replace: ReplaceBody,
  return: NoBody,
  hint: NoBody,
} as const;
export type MatchCommand = keyof typeof MATCH_COMMANDS;
export type MatchCommandBody<C extends MatchCommand> = Static<(typeof MATCH_COMMANDS)[C]>;
