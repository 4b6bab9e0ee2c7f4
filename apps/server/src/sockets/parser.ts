import * as standard from 'socket.io-parser';

/** What has been put into JSON before. */
class Json {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What is JSON already, where something is to be sent. */
export function asJson(text: string): never {
  return new Json(text) as never;
}

/**
 * Writes the same text as Socket.IO's own encoder. All we send is JSON: it need not be searched for binary data, and what
 * was put into JSON once is not put into it again.
 */
class Encoder extends standard.Encoder {
  override encode(packet: standard.Packet): string[] {
    const { type, nsp, id, data } = packet;
    const isPlain = type === standard.PacketType.EVENT || type === standard.PacketType.ACK;
    if (!isPlain || nsp !== '/') return super.encode(packet) as string[];
    const given: unknown[] = data;
    const json = given.map(one => (one instanceof Json ? one.text : (JSON.stringify(one) ?? 'null')));
    return [`${type}${id ?? ''}[${json.join(',')}]`];
  }
}

export const PARSER = { ...standard, Encoder };
