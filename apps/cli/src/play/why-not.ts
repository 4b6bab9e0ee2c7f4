import type { Refusal } from '@signoria/core';
import { attemptsIn } from '../attempts/index.ts';
import { isKey, lengthOf, named, namedInAnyOrder, numbersIn } from './choices.ts';
import type { Question } from './question.ts';
import { labelOf } from './seated.ts';

/** A move somebody may have meant. */
interface Meant {
  type: string;
  name: string;
  /** Null where it is allowed, and was only named in another way. */
  refusal: Refusal | null;
}

/** As many different refusals as are worth reading, and as many moves as each names. */
const FEW = 3;

/** Answers what can be understood as a move that is not allowed; none where it cannot be. */
export function whyNot(question: Question, typed: string): string[] {
  const { words, terminal } = question.table;
  const { cli, common } = terminal;
  const found = meantBy(question, typed);
  const allowed = found.filter(({ refusal }) => refusal === null).map(({ name }) => name);
  if (allowed.length > 0) return [cli.play.several(allowed.slice(0, FEW), allowed.length > FEW)];
  const refused = refusalsOf(question, found);
  return refused.map(({ refusal, names }) => {
    const why = common.refused(words.refusals[refusal.code], refusal.rule);
    const moves = refused.length === 1 && names.length > 1 ? [typed] : names;
    return `${cli.play.notPossible(moves.slice(0, FEW), moves.length > FEW)} ${why}`;
  });
}

function meantBy(question: Question, typed: string): Meant[] {
  const { table, view, byNumber } = question;
  const { match, person } = table;
  const asNumber = isKey(typed);
  if (asNumber && byNumber === null) return [];
  const tried = attemptsIn(match.game.id)
    .all(view, numbersIn(typed))
    .filter(({ type }) => !asNumber || type === byNumber);
  const labels = tried.map(action => labelOf(table, action, view).name);
  const inOrder = named(typed, labels);
  return (inOrder.length > 0 ? inOrder : namedInAnyOrder(typed, labels)).map(i => ({
    type: tried[i].type,
    name: labels[i],
    refusal: match.game.why(match.state, person, tried[i]),
  }));
}

interface Refused {
  refusal: Refusal;
  names: string[];
}

/** One for each reason; of too many, those of what could be done now, then those of the shortest names. */
function refusalsOf({ legal }: Question, found: readonly Meant[]): Refused[] {
  const now = found.filter(({ type }) => legal.some(action => action.type === type));
  const sooner = found.filter(({ refusal }) => refusal?.code !== 'not-now');
  const likely = [now, sooner, found].find(some => some.length > 0) ?? [];
  const shortest = Math.min(...likely.map(({ name }) => lengthOf(name)));
  const ways = [likely, likely.filter(({ name }) => lengthOf(name) === shortest)].map(byReason);
  return ways.find(refused => refused.length <= FEW) ?? [];
}

function byReason(found: readonly Meant[]): Refused[] {
  const refused: Refused[] = [];
  for (const { refusal, name } of found) {
    if (refusal === null) continue;
    const same = refused.find(
      other => other.refusal.rule === refusal.rule && other.refusal.code === refusal.code,
    );
    if (!same) refused.push({ refusal, names: [name] });
    else if (!same.names.includes(name)) same.names.push(name);
  }
  return refused;
}
