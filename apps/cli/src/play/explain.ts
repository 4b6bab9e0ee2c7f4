import { isRuleNumber, ruleNumbers } from '@signoria/words/handbook';
import { padEnd, widthOf, wrap } from '../layout.ts';
import { materialOf } from '../material/index.ts';
import type { Item } from '../material/material.ts';
import { isKey, matching, named, shortened } from './choices.ts';
import { ruleText } from './handbook.ts';
import type { Question } from './question.ts';

/** `?` explains the question, `? 3` the choices that fit, `? LC-2.3` a rule of the handbook. */
export function explain(question: Question, asked: string): void {
  if (asked === '') explainAll(question);
  else if (isRuleNumber(asked.toUpperCase())) explainRule(question, asked);
  else explainSome(question, asked);
}

/** The rule behind the question, what the choices do, those that do the same together, and the keys. */
function explainAll({ table, view, legal, labels, names, keys }: Question): void {
  const { terminal, words, person } = table;
  const { cli, style } = terminal;
  const prompt = words.prompt(view, person, legal);
  terminal.print(wrap(prompt.help, style.width));
  for (const effect of new Set(labels.map(label => label.help))) {
    const alike = keys.filter((_, i) => labels[i].help === effect);
    terminal.print(wrap(`  ${style.bold(alike.join(' '))}  ${effect}`, style.width, '    '));
  }
  const [rule = ''] = ruleNumbers(prompt.help);
  const { short, label } = exampleOf(names);
  const help = cli.play.keyHelp(short, label, rule);
  const column = Math.max(...help.map(([key]) => widthOf(key))) + 2;
  for (const [key, does] of help) {
    const line = wrap(`  ${padEnd(key, column)}${does}`, style.width, ' '.repeat(column + 2));
    terminal.print(style.dim(line));
  }
}

/** The choices that fit, else whatever the game is played with that does, on the table or not. */
function explainSome(question: Question, asked: string): void {
  const { table, labels, names, keys } = question;
  const { terminal, match, words } = table;
  const { style } = terminal;
  const found = matching(asked, names, keys);
  for (const i of found) terminal.print(wrap(`${style.bold(names[i])}. ${labels[i].help}`, style.width));
  if (found.length > 0) return;
  const items = Object.values(materialOf(match.game.id, words, match.options))
    .flat()
    .filter(({ help, rule }) => help || rule);
  const meant = named(
    asked,
    items.map(({ name }) => name),
  ).map(i => items[i]);
  if (meant.length === 0 || isKey(asked)) terminal.print(wrap(noSuchChoice(question, asked), style.width));
  else for (const item of meant.slice(0, MANY)) explainItem(question, item);
}

/** Says that nothing of that name can be played, and what may be typed. */
export function noSuchChoice({ table, names, keys }: Question, typed: string): string {
  const { cli } = table.terminal;
  if (names.length === 1) return cli.play.onlyChoice(typed, names[0]);
  const { short, label } = exampleOf(names);
  const unbroken = short.replaceAll(' ', '\u00a0');
  return cli.play.noSuchChoice(typed, Math.min(...keys), Math.max(...keys), unbroken, label);
}

/** A choice that a few letters stand for, if there is one. */
function exampleOf(names: readonly string[]): { short: string; label: string } {
  const examples = names.map((label, i) => ({ short: shortened(names, i), label }));
  return examples.find(({ short, label }) => short !== label) ?? examples[0];
}

function explainItem(question: Question, { name, help, rule }: Item): void {
  const { terminal } = question.table;
  const { style } = terminal;
  terminal.print(wrap(`${style.bold(name)}. ${help ?? ''}`.trim(), style.width));
  if (rule) explainRule(question, rule);
}

/** As many things as are explained at once. */
const MANY = 6;

function explainRule({ table: { terminal, match } }: Question, asked: string): void {
  const text = ruleText(terminal.language, match.game.id, asked.toUpperCase());
  if (text === null) terminal.print(terminal.cli.play.noSuchRule(asked));
  else for (const line of text.split('\n')) terminal.print(wrap(line, terminal.style.width, '  '));
}
