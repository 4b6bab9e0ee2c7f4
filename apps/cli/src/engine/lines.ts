/** The longest line that is read, in bytes: more than any record or state of ours by far. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** A line of input: its text, or why there is none. */
export type Line = { text: string } | { problem: 'line-too-long' | 'not-utf8' };

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Cuts bytes into lines at newlines alone: whatever else some reader takes for the end of a line (a bare carriage
 * return, U+2028) is part of its line. What is too long is not kept in memory.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  const end = (): Line => {
    const line = length > longest ? ({ problem: 'line-too-long' } as const) : decoded(Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, at));
      yield end();
      from = at + 1;
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield end();
}

function decoded(bytes: Uint8Array): Line {
  const whole = bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(whole) };
  } catch {
    return { problem: 'not-utf8' };
  }
}
