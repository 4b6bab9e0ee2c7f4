import { createInterface } from 'node:readline';

/** Lines typed by a person or sent through a pipe, one question at a time. */
export interface Lines {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openLines(interactive: boolean): Lines {
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: interactive });
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
    if (interactive && waiting.length > 0) process.stdout.write('\n');
    for (const asked of waiting.splice(0)) asked(null);
  });
  return {
    async ask(prompt) {
      if (interactive) {
        reader.setPrompt(prompt);
        reader.prompt();
        return next();
      }
      // Through a pipe nobody sees what is typed: it is shown after the prompt, so that the output reads like a session.
      const line = await next();
      process.stdout.write(`${prompt}${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };

  function next(): Promise<string | null> {
    const line = typed.shift();
    if (line !== undefined) return Promise.resolve(line);
    return ended ? Promise.resolve(null) : new Promise(asked => waiting.push(asked));
  }
}
