import { BOT_IDS } from '@signoria/bots/levels';
import type { Game, OptionField } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { seatsOf, valuesOf } from './complaint.ts';
import { padEnd, wrap } from './layout.ts';
import type { Terminal } from './terminal.ts';

const NAME = 14;

/** The end of a help page: which games there are and what can be set about them, and who plays them. */
export function gamesHelp({ cli, common, style }: Pick<Terminal, 'cli' | 'common' | 'style'>): string {
  const bots = BOT_IDS.map(id => `  ${padEnd(id, NAME)}${common.bots[id].name}, ${common.bots[id].level}`);
  return [
    '',
    style.bold(cli.help.games),
    ...GAMES.map(game => gameHelp(game, style.width)),
    '',
    style.bold(cli.help.bots),
    ...bots,
  ].join('\n');
}

/** Its name, its seats, its presets; then every option with the values it can have. */
function gameHelp(game: Game, width: number): string {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const indent = ' '.repeat(NAME + 2);
  const presets = Object.keys(game.options.presets).join(', ');
  const options = Object.entries(fields).map(
    ([name, field]) => `${name}=${valuesOf(field).replaceAll(', ', '|')}`,
  );
  const head = `  ${padEnd(game.id, NAME)}--seats ${seatsOf(game)}  --preset ${presets}`;
  return [wrap(head, width, indent), wrap(indent + options.join(' '), width, indent)].join('\n');
}
