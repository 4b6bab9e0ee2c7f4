import { wrap } from '../layout.ts';
import { keysOf, matching, shortened } from './choices.ts';
import type { Question } from './question.ts';

/** `?` explains the question, `? 3` the choices that fit. */
export function explain(question: Question, asked: string): void {
  if (asked === '') explainAll(question);
  else explainSome(question, asked);
}

/** The rule behind the question, what the choices do, those that do the same together, and the keys. */
function explainAll({ table, view, labels, names }: Question): void {
  const { terminal, words, person } = table;
  const { cli, style } = terminal;
  terminal.print(wrap(words.prompt(view, person).help, style.width));
  const keys = keysOf(names);
  for (const help of new Set(labels.map(label => label.help))) {
    const alike = keys.filter((_, i) => labels[i].help === help);
    terminal.print(wrap(`  ${style.bold(alike.join(' '))}  ${help}`, style.width, '    '));
  }
  terminal.print(style.dim(wrap(cli.play.keyHelp(shortened(names, 0), names[0]), style.width)));
}

function explainSome({ table, labels, names }: Question, asked: string): void {
  const { terminal } = table;
  const { cli, style } = terminal;
  const found = matching(asked, names);
  if (found.length === 0) terminal.print(cli.play.noSuchChoice(asked));
  for (const i of found) terminal.print(wrap(`${style.bold(names[i])}. ${labels[i].help}`, style.width));
}
