import { frameOf, writeFrame } from './frames.ts';
import type { Client } from './io.ts';
import { asJson } from './parser.ts';

/** What a socket is told, in JSON and in the frame made of it. */
export interface Outgoing {
  readonly event: 'game' | 'match-change';
  readonly json: string;
  readonly frame: Buffer;
}

/** The way out for what is told most often. Every write is a system call, which is most of what telling somebody costs. */
export interface Outbox {
  /** Writes at once, and along with it whatever waits for this socket. */
  now(client: Client, message: Outgoing): void;
  /** Waits for the next message to this socket, but no longer than what is under way now. */
  withNext(client: Client, event: Outgoing['event'], json: string): void;
}

export function openOutbox(): Outbox {
  const waiting = new Map<Client, Outgoing[]>();

  function sendWaiting(): void {
    for (const [client, messages] of waiting) send(client, messages);
    waiting.clear();
  }

  return {
    now(client, message) {
      const before = waiting.size > 0 && waiting.get(client);
      if (before) {
        waiting.delete(client);
        send(client, [...before, message]);
      } else if (!writeFrame(client, message.frame)) client.emit(message.event, asJson(message.json));
    },
    withNext(client, event, json) {
      if (waiting.size === 0) queueMicrotask(sendWaiting);
      const message = { event, json, frame: frameOf(event, json) };
      const before = waiting.get(client);
      if (before) before.push(message);
      else waiting.set(client, [message]);
    },
  };
}

function send(client: Client, messages: readonly Outgoing[]): void {
  if (writeFrame(client, Buffer.concat(messages.map(({ frame }) => frame)))) return;
  for (const { event, json } of messages) client.emit(event, asJson(json));
}
