/** The size of a net: so many inputs, each on or off, two hidden layers and what it says. */
export interface Shape {
  inputs: number;
  /** First hidden layer, a multiple of 8. */
  hidden: number;
  /** Second hidden layer, a multiple of 8. */
  deep: number;
  outputs: number;
}

/**
 * A small net in whole numbers, so that every machine and both ways of reckoning come to the same result. Units of the
 * hidden layers lie between 0 and TOP; weights are bytes, and each unit has its own measure for them.
 */
export interface Net extends Shape {
  /** Tells what the inputs stand for: a net is only read by who encodes positions that way. */
  layout: number;
  /** By hidden unit: where its sum begins, and by what it is multiplied before it is cut to its range. */
  bias1: Int32Array;
  times1: Int32Array;
  bias2: Int32Array;
  times2: Int32Array;
  bias3: Int32Array;
  /** By output: what one unit of its sum is worth. */
  grain: Float32Array;
  /** By input x hidden unit. */
  weights1: Int8Array;
  /** By deep unit x hidden unit. */
  weights2: Int8Array;
  /** By output x deep unit. */
  weights3: Int8Array;
}

/** A hidden unit that is fully on. */
export const TOP = 1023;
/** Bits dropped after the multiplication in the first layer; before and after it in the second. */
export const DROP1 = 10;
export const DROP2_BEFORE = 6;
export const DROP2_AFTER = 13;
/** Of more outputs than this only those asked for are summed: a decision has few of all the answers there are. */
export const FEW_OUTPUTS = 8;
/** The most inputs that may be on at once, repeated ones counted. */
export const MOST_ON = 256;

const MARK = 0x314e4753; // "SGN1", the lower byte first
const HEAD = 16;

/** The bytes of a net in the order of its file, all numbers with the lower byte first. */
export function bytesOf(net: Net): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fileSize(net));
  const head = new DataView(bytes.buffer);
  head.setUint32(0, MARK, true);
  [net.inputs, net.hidden, net.deep, net.outputs].forEach((size, i) => {
    head.setUint16(4 + 2 * i, size, true);
  });
  head.setUint32(12, net.layout, true);
  let at = HEAD;
  for (const part of partsOf(net)) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

/** Reads a net; throws when the bytes are no net, or one for other inputs. */
export function readNet(bytes: Uint8Array, layout: number): Net {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || head.getUint32(0, true) !== MARK) throw new Error('this is no net');
  const [inputs, hidden, deep, outputs] = [4, 6, 8, 10].map(at => head.getUint16(at, true));
  const net = emptyNet({ inputs, hidden, deep, outputs }, head.getUint32(12, true));
  if (net.layout !== layout) throw new Error(`a net for inputs ${net.layout}, where ${layout} belongs`);
  if (bytes.length !== fileSize(net)) throw new Error(`a net of ${bytes.length} bytes, not ${fileSize(net)}`);
  let at = HEAD;
  for (const part of partsOf(net)) {
    new Uint8Array(part.buffer).set(bytes.subarray(at, at + part.byteLength));
    at += part.byteLength;
  }
  return net;
}

export function emptyNet({ inputs, hidden, deep, outputs }: Shape, layout: number): Net {
  return {
    inputs,
    hidden,
    deep,
    outputs,
    layout,
    bias1: new Int32Array(hidden),
    times1: new Int32Array(hidden),
    bias2: new Int32Array(deep),
    times2: new Int32Array(deep),
    bias3: new Int32Array(outputs),
    grain: new Float32Array(outputs),
    weights1: new Int8Array(inputs * hidden),
    weights2: new Int8Array(deep * hidden),
    weights3: new Int8Array(outputs * deep),
  };
}

type Part = Int32Array | Float32Array | Int8Array;

function partsOf(net: Net): Part[] {
  const { bias1, times1, bias2, times2, bias3, grain, weights1, weights2, weights3 } = net;
  return [bias1, times1, bias2, times2, bias3, grain, weights1, weights2, weights3];
}

function fileSize({ inputs, hidden, deep, outputs }: Shape): number {
  return HEAD + 8 * (hidden + deep + outputs) + inputs * hidden + deep * hidden + outputs * deep;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes kept in base 64 in a module: they load wherever the module does, and with it alone. */
export function bytesFrom(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let i = 0; i < LETTERS.length; i++) values[LETTERS.charCodeAt(i)] = i;
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.trunc((length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (let i = 0; i < length; i++) {
    bits = ((bits << 6) | values[text.charCodeAt(i)]) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = bits >> count;
  }
  return bytes;
}
