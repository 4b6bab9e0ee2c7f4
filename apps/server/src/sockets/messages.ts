import { MESSAGES, type Message } from '@signoria/protocol';
import { type Check, checkOf } from '../check.ts';

/** The check of each message a socket may send. */
export const CHECKS = Object.fromEntries(
  Object.entries(MESSAGES).map(([name, { body }]) => [name, checkOf(body)]),
) as Readonly<Record<Message, Check>>;
