/** A picture laid over those before it, and how long it is shown. */
export interface Frame {
  /** A WebP file. */
  picture: Buffer;
  /** Where it lies: left and top are even, as the format wants it. */
  at: { left: number; top: number; width: number; height: number };
  ms: number;
}

/** What a WebP file holds, chunk by chunk. */
function chunksOf(file: Buffer): { name: string; body: Buffer }[] {
  const found = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    found.push({ name: file.toString('latin1', at, at + 4), body: file.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return found;
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function frameChunk({ picture, at, ms }: Frame): Buffer {
  const head = Buffer.alloc(16);
  head.writeUIntLE(at.left / 2, 0, 3);
  head.writeUIntLE(at.top / 2, 3, 3);
  head.writeUIntLE(at.width - 1, 6, 3);
  head.writeUIntLE(at.height - 1, 9, 3);
  head.writeUIntLE(ms, 12, 3);
  // Each picture replaces what it covers, and what it does not cover stays.
  head.writeUInt8(0b10, 15);
  const image = chunksOf(picture).filter(
    ({ name }) => name === 'ALPH' || (name.startsWith('VP8') && name !== 'VP8X'),
  );
  return chunk('ANMF', Buffer.concat([head, ...image.map(({ name, body }) => chunk(name, body))]));
}

/** Pictures one after the other and over again, in one WebP file. */
export function movingWebp(frames: readonly Frame[], width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(0b10, 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', canvas),
    // No ground of its own, and no end.
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(frameChunk),
  ]);
  return chunk('RIFF', body);
}
