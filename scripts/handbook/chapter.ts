import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@signoria/words';
import { parseHandbook, rulesOf } from '@signoria/words/handbook';

export interface Chapter {
  title: string;
  rules: Rule[];
}

export interface Rule {
  number: string;
  text: string;
  rulings: Ruling[];
}

/** What the rulebooks say, how it is played here, and the option that changes it. */
export interface Ruling {
  documents: string;
  played: string;
  option: string;
}

const MARKS = {
  en: { documents: 'Rulebooks:', played: 'Here:', option: 'Option:' },
  fr: { documents: 'Règles imprimées :', played: 'Ici :', option: 'Option :' },
} as const satisfies Record<Language, object>;

export function loadChapter(game: string, language: Language): Chapter {
  const file = join(import.meta.dirname, '../../docs/handbook', language, `${game}.md`);
  return readChapter(readFileSync(file, 'utf8'), language);
}

/** Reads one handbook page: its title and its rules, each perhaps with rulings, one a line. */
export function readChapter(text: string, language: Language): Chapter {
  const blocks = parseHandbook(text);
  const title = blocks.find(block => block.kind === 'title')?.text ?? '';
  const rules = rulesOf(blocks).map(({ number, text, rulings }) => ({
    number,
    text,
    rulings: rulings.map(line => readRuling(line, number, language)),
  }));
  return { title, rules };
}

function readRuling(line: string, number: string, language: Language): Ruling {
  const { documents, played, option } = MARKS[language];
  const marks = [documents, played, option].map(mark => line.indexOf(`**${mark}**`));
  const [at, playedAt, optionAt] = marks;
  if (at < 0 || playedAt < at || optionAt < playedAt)
    throw new Error(
      `the ruling under ${number} (${language}) is not "**${documents}** ... **${played}** ... **${option}** ..."`,
    );
  const part = (from: number, mark: string, to?: number) => line.slice(from + mark.length + 4, to).trim();
  const ruling = {
    documents: part(at, documents, playedAt),
    played: part(playedAt, played, optionAt),
    option: part(optionAt, option),
  };
  if (!ruling.documents.endsWith('.') || !ruling.played.endsWith('.') || ruling.option.endsWith('.'))
    throw new Error(
      `the ruling under ${number} (${language}) wants a full stop after its sentences, none at its end`,
    );
  return ruling;
}
