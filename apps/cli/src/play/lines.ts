import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** Lines typed by a person or sent through a pipe, one question at a time. */
export interface Lines {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Whether a person at the keyboard has had enough (Ctrl-C), looked up while nothing is asked. */
  isLeft(): Promise<boolean>;
  close(): void;
}

export function openLines(
  interactive: boolean,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Lines {
  const reader = createInterface({ input, output, terminal: interactive });
  const waiting: ((line: string | null) => void)[] = [];
  const typed: string[] = [];
  let ended = false;
  reader.on('line', line => {
    const asked = waiting.shift();
    if (asked) asked(line);
    else typed.push(line);
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    if (interactive && waiting.length > 0) output.write('\n');
    for (const asked of waiting.splice(0)) asked(null);
  });
  return {
    async ask(prompt) {
      if (interactive && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
        return next();
      }
      // Through a pipe nobody sees what is typed: it is shown after the prompt, so that the output reads like a session.
      const line = await next();
      output.write(`${prompt}${line ?? ''}\n`);
      return line;
    },
    async isLeft() {
      if (!interactive) return false;
      // Keys are read between two rounds of the event loop; the first may be under way already.
      await setImmediate();
      await setImmediate();
      return ended;
    },
    close: () => reader.close(),
  };

  function next(): Promise<string | null> {
    const line = typed.shift();
    if (line !== undefined) return Promise.resolve(line);
    return ended ? Promise.resolve(null) : new Promise(asked => waiting.push(asked));
  }
}
