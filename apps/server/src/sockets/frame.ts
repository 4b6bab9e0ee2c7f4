import type { ServerEvents } from '@signoria/protocol';
import type { Client } from './io.ts';

/** Final, text: the first byte of a frame that is a message of its own (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** An event as Socket.IO writes it (`2` for an event), and as the frame of a WebSocket (`4`: Engine.IO's message). */
export interface Framed {
  readonly text: string;
  readonly frame: Buffer;
}

/**
 * One buffer holds the frame with its header, made once for all who get it: a socket is then written to in one call,
 * where header and text would each be handed over.
 */
export function frame(event: keyof ServerEvents, json: string): Framed {
  const text = `2["${event}",${json}]`;
  const length = Buffer.byteLength(text) + 1;
  const wide = length > 0xffff ? 8 : length >= IN_TWO_BYTES ? 2 : 0;
  const whole = Buffer.allocUnsafe(2 + wide + length);
  whole[0] = WHOLE_TEXT;
  whole[1] = wide === 0 ? length : wide === 2 ? IN_TWO_BYTES : IN_EIGHT_BYTES;
  if (wide === 2) whole.writeUInt16BE(length, 2);
  if (wide === 8) whole.writeBigUInt64BE(BigInt(length), 2);
  whole.write(`4${text}`, 2 + wide);
  return { text, frame: whole };
}

/** Engine.IO sends a frame that is ready as it is; a transport that cannot, sends the text. */
export function sendFramed(socket: Client, { text, frame }: Framed): void {
  const options = { compress: false, wsPreEncodedFrame: [frame] };
  socket.conn.write(text, options);
}
