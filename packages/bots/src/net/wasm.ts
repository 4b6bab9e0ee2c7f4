/*
 * A small assembler for WebAssembly: just the sections, instructions and types that the kernels of the nets are made of.
 * Bytes as the core specification numbers them (binary format, 5.4 instructions, vector instructions with prefix 0xfd).
 */

export type Code = readonly number[];

/** Whole numbers without sign, seven bits a byte. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left >>>= 7) {
    if (left < 0x80) return [...bytes, left];
    bytes.push((left & 0x7f) | 0x80);
  }
}

/** Whole numbers with a sign. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left >>= 7) {
    const isLast = (left >= -64 && left < 64) || left === 0;
    if (isLast) return [...bytes, left & 0x7f];
    bytes.push((left & 0x7f) | 0x80);
  }
}

const vector = (code: number, ...after: number[]): Code => [0xfd, ...unsigned(code), ...after];
/** An address is on the stack; the constant is added to it. Alignment is only a hint: none is promised. */
const at = (offset: number) => [0, ...unsigned(offset)];

export const I32 = 0x7f;
export const V128 = 0x7b;

export const op = {
  get: (local: number): Code => [0x20, ...unsigned(local)],
  set: (local: number): Code => [0x21, ...unsigned(local)],
  i32: (value: number): Code => [0x41, ...signed(value)],
  add: [0x6a],
  sub: [0x6b],
  times: [0x6c],
  isLess: [0x49],
  load16: (offset: number): Code => [0x2f, ...at(offset)],
  load32: (offset: number): Code => [0x28, ...at(offset)],
  store32: (offset: number): Code => [0x36, ...at(offset)],
  storeOneFloat: (offset: number): Code => [0x38, ...at(offset)],
  addOneFloat: [0x92],
  /** Repeats while the condition left on the stack by `body` is not zero. */
  loop: (...body: Code[]): Code => [0x03, 0x40, ...body.flat(), 0x0d, 0, 0x0b],
  when: (...body: Code[]): Code => [0x04, 0x40, ...body.flat(), 0x0b],
  vLoad: (offset: number): Code => vector(0, ...at(offset)),
  /** Eight bytes with signs, as eight numbers of 16 bits. */
  vLoad8: (offset: number): Code => vector(1, ...at(offset)),
  vStore: (offset: number): Code => vector(11, ...at(offset)),
  vZero: vector(12, ...Array<number>(16).fill(0)),
  splat32: vector(17),
  lane32: (lane: number): Code => vector(27, lane),
  narrow16: vector(134),
  low32: vector(167),
  high32: vector(168),
  add16: vector(142),
  add32: vector(174),
  times32: vector(181),
  min32: vector(182),
  max32: vector(184),
  /** Eight products of 16 bits, added in pairs to four of 32. */
  dot: vector(186),
  right32: vector(172),
  /** One number of 32 bits, four times. */
  vSplat: (offset: number): Code => vector(9, ...at(offset)),
  laneFloat: (lane: number): Code => vector(31, lane),
  addFloat: vector(228),
  subFloat: vector(229),
  timesFloat: vector(230),
  /** The larger of two, where neither is no number: one instruction of the machine. */
  largerFloat: vector(235),
} satisfies Record<string, Code | ((...args: never[]) => Code)>;

function section(id: number, body: Code): Code {
  return [id, ...unsigned(body.length), ...body];
}

function name(text: string): Code {
  return [text.length, ...[...text].map(letter => letter.charCodeAt(0))];
}

/** The same for one step after another. */
export function times(count: number, code: (i: number) => Code): Code {
  return Array.from({ length: count }, (_, i) => code(i)).flat();
}

/** What is used of the machine's own interface, where there is one. */
interface Wasm<F extends string> {
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object) => { exports: { memory: { buffer: ArrayBuffer } } & Exported<F> };
}

/** The functions of a module, by name. */
type Exported<F extends string> = Record<F, (...numbers: number[]) => void>;

/** The memory and the functions of a module; null where the machine has no WebAssembly, no vectors, or may not compile. */
export function instanceOf<F extends string>(
  bytes: Uint8Array<ArrayBuffer>,
): ({ memory: ArrayBuffer } & Omit<Exported<F>, 'memory'>) | null {
  const wasm = (globalThis as unknown as { WebAssembly?: Wasm<F> }).WebAssembly;
  if (!wasm) return null;
  try {
    const { exports } = new wasm.Instance(new wasm.Module(bytes));
    return { ...exports, memory: exports.memory.buffer };
  } catch {
    return null;
  }
}

/** Gives out room in a memory piece by piece, each where a vector may begin. */
export function openRoom(): { take(bytes: number): number; readonly used: number } {
  let used = 0;
  return {
    take(bytes) {
      const at = used;
      used += (bytes + 15) & ~15;
      return at;
    },
    get used() {
      return used;
    },
  };
}

const PAGE = 65536;

/** A function of whole numbers that gives nothing back: its name, how many numbers, its own locals and its code. */
export interface Coded {
  name: string;
  numbers: number;
  locals: readonly (readonly [count: number, type: number])[];
  code: Code;
}

/** A module with one memory of so many bytes at least and a few functions, all handed out by name. */
export function moduleOf(bytes: number, functions: readonly Coded[]): Uint8Array<ArrayBuffer> {
  const bodies = functions.map(({ locals, code }) => {
    const counts = locals.flatMap(([count, type]) => [...unsigned(count), type]);
    return [...unsigned(locals.length), ...counts, ...code, 0x0b];
  });
  const count = functions.length;
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [
      count,
      ...functions.flatMap(({ numbers }) => [0x60, numbers, ...Array(numbers).fill(I32), 0]),
    ]),
    ...section(3, [count, ...functions.map((_, i) => i)]),
    ...section(5, [1, 0, ...unsigned(Math.ceil(bytes / PAGE))]),
    ...section(7, [
      count + 1,
      ...[...name('memory'), 2, 0],
      ...functions.flatMap((one, i) => [...name(one.name), 0, i]),
    ]),
    ...section(10, [count, ...bodies.flatMap(body => [...unsigned(body.length), ...body])]),
  ]);
}
