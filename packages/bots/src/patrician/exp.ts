/** As many powers as are kept, a power of two themselves: the upper bits of a spread number say where. */
const BITS = 13;
const SIZE = 1 << BITS;
const SPREAD = 0x9e3779b1;

/** `Math.exp`, remembering: towers of a few floors ask for the same few thousand powers again and again. */
export function rememberingExp(): (x: number) => number {
  const asked = new Float64Array(SIZE).fill(NaN);
  const found = new Float64Array(SIZE);
  const number = new Float64Array(1);
  const halves = new Int32Array(number.buffer);
  return x => {
    number[0] = x;
    const at = Math.imul(halves[0] ^ halves[1], SPREAD) >>> (32 - BITS);
    if (asked[at] !== x) {
      asked[at] = x;
      found[at] = Math.exp(x);
    }
    return found[at];
  };
}
