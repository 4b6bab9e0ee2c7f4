import * as standard from 'socket.io-parser';

/**
 * Writes the same text as Socket.IO's own encoder. All we send is JSON: it need not be searched for binary data.
 */
class Encoder extends standard.Encoder {
  override encode(packet: standard.Packet): string[] {
    const { type, nsp, id, data } = packet;
    const isPlain = type === standard.PacketType.EVENT || type === standard.PacketType.ACK;
    if (!isPlain || nsp !== '/') return super.encode(packet) as string[];
    return [`${type}${id ?? ''}${JSON.stringify(data)}`];
  }
}

export const PARSER = { ...standard, Encoder };
