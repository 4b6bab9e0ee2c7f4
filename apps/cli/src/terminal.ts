import {
  type CommonWords,
  commonWords,
  isLanguage,
  type Language,
  languageOfTerminal,
} from '@signoria/words';
import { type CliWords, cliWords } from '@signoria/words/cli';
import { type Style, styleFor } from './style.ts';

/** What a command needs to speak with a person: words in their language and a dress for them. */
export interface Terminal {
  language: Language;
  cli: CliWords;
  common: CommonWords;
  style: Style;
  /** Whether a person sits at both ends. */
  interactive: boolean;
  /** A line to standard output. */
  print(text: string): void;
  /** A line to standard error, for what is not the answer. */
  note(text: string): void;
}

export async function openTerminal(language: Language): Promise<Terminal> {
  return {
    language,
    cli: await cliWords(language),
    common: await commonWords(language),
    style: styleFor(process.stdout, process.env),
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    print: text => void process.stdout.write(`${text}\n`),
    note: text => void process.stderr.write(`${text}\n`),
  };
}

/** The language asked for with --lang, before anything else is read; null when it is one we do not speak. */
export function askedLanguage(args: readonly string[]): Language | null {
  const at = args.findLastIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return languageOfTerminal(process.env);
  const asked = args[at].startsWith('--lang=') ? args[at].slice('--lang='.length) : args[at + 1];
  return isLanguage(asked) ? asked : null;
}
