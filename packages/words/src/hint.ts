import type { Kind, ScoreLine, Tagged } from '@signoria/core';
import { hint as en } from './en/hint.ts';
import { hint as fr } from './fr/hint.ts';
import type { GameWords, Names } from './game-words.ts';
import type { HintWords } from './hint-words.ts';
import type { Language } from './language.ts';

export type { HintWords } from './hint-words.ts';

const HINT: Readonly<Record<Language, HintWords>> = { en, fr };

/** Both languages at once: they are small, and a hint must not wait for them to load. */
export function hintWords(language: Language): HintWords {
  return HINT[language];
}

/** A part of the score with its average points; parts with the same key are about the same thing. */
export interface HintPart extends ScoreLine {
  key: string;
}

/** A move of a hint: its expected result, and where its points come from. */
export interface HintMove {
  action: Tagged;
  winChance: number;
  /** The standard error of that chance. */
  winError: number;
  margin: number;
  error: number;
  parts: readonly HintPart[];
}

/** A move as text, and below it where its points come from. */
export interface HintLine {
  action: Tagged;
  /** The move by its name, and its chance with its error; null when there is no other move to weigh it against. */
  move: string;
  chance: string | null;
  text: string;
  reason: string | null;
}

const SHOWN = 4;
/** Chances of winning that differ by less are called the same. */
const SAME_CHANCE = 0.03;
/** Parts that differ by less than this are not worth a word. */
const LEAST = 0.5;

/** A hint as text, the best move first. The same in the terminal, on the server and on the site. */
export function hintLines<T extends Kind>(
  words: HintWords,
  game: GameWords<T>,
  view: T['view'],
  names: Names,
  moves: readonly HintMove[],
): HintLine[] {
  const [best, ...others] = moves;
  const label = (move: HintMove) => game.action(move.action, view, names).name;
  const named = (move: HintMove) => ({
    action: move.action,
    move: label(move),
    chance: Number.isNaN(move.winChance) ? null : words.chance(move.winChance, move.winError),
  });
  if (Number.isNaN(best.winChance)) return [{ ...named(best), text: words.only(label(best)), reason: null }];
  const brings = largest(best.parts).map(part => words.part(game.scoreLine(part).subject, part.points));
  return [
    {
      ...named(best),
      text: words.best(label(best), best.winChance, best.winError, best.margin),
      reason: brings.length > 0 ? words.brings(brings) : null,
    },
    ...others.map(other => {
      const loss = best.margin - other.margin;
      const isLevel =
        Math.abs(loss) <= 2 * Math.hypot(best.error, other.error) &&
        Math.abs(best.winChance - other.winChance) < SAME_CHANCE;
      const changes = changesOf(other.parts, best.parts);
      const parts = [
        ...largest(changes).map(part => words.part(game.scoreLine(part).subject, part.points)),
        ...(isLevel ? [] : theOthers(words, changes, loss)),
      ];
      return {
        ...named(other),
        text: isLevel
          ? words.level(label(other), other.winChance, other.winError)
          : words.worse(label(other), other.winChance, other.winError, loss),
        reason: parts.length > 0 ? words.differs(parts) : null,
      };
    }),
  ];
}

/** What the parts bring more or less than the same parts of another move. */
function changesOf(parts: readonly HintPart[], base: readonly HintPart[]): ScoreLine[] {
  const changes = new Map(parts.map(part => [part.key, part]));
  for (const part of base) {
    const points = (changes.get(part.key)?.points ?? 0) - part.points;
    changes.set(part.key, { ...part, points });
  }
  return [...changes.values()];
}

/** The parts that weigh most. */
function largest(parts: readonly ScoreLine[]): ScoreLine[] {
  return parts
    .filter(part => Math.abs(part.points) >= LEAST)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, SHOWN);
}

/** Who makes more of their own and still falls behind is outdone by the others, and the other way round. */
function theOthers({ others }: HintWords, changes: readonly ScoreLine[], loss: number): string[] {
  const own = changes.reduce((sum, { points }) => sum + points, 0);
  if (loss > 0 && own >= LEAST) return [others.more];
  return loss < 0 && own <= -LEAST ? [others.less] : [];
}
