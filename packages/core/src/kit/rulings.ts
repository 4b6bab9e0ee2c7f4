import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, Kind } from '../game.ts';
import type { Match } from '../match.ts';
import { parseRecord, replay } from '../record.ts';
import { knownRules } from '../versions.ts';
import { label, type TableSetup } from './kit.ts';
import { eventsOf } from './whole-game.ts';

/** A ruling of the handbook, a table where it may come up, and how a game that shows it is told. */
export interface Ruling<T extends Kind> {
  table: TableSetup;
  shows(events: readonly T['event'][], match: Match<T>): boolean;
}

/** By the name of a record: the rule's number, and in a few words what it shows. */
export type Rulings<T extends Kind> = Readonly<Record<string, Ruling<T>>>;

/** Whole games kept as records, each named after the ruling it shows: they replay, and they show it. */
export function checkRulings<T extends Kind>(game: Game<T>, rulings: Rulings<T>, folder: string): void {
  const known = game as unknown as Game;

  test('every kept game is named after a ruling, and every ruling has its game', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(rulings)
        .map(name => `${name}.json`)
        .sort(),
    );
  });

  test('a game is kept for every version of the rules', () => {
    const versions = readdirSync(folder).map(
      file => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).rules,
    );
    expect([...new Set(versions)].sort()).toEqual(knownRules(known).sort());
  });

  test.each(Object.entries(rulings))('%s', (name, { table, shows }) => {
    const record = parseRecord(readFileSync(`${folder}/${name}.json`, 'utf8'), id =>
      id === game.id ? known : undefined,
    );
    if (!record.ok) expect.fail(JSON.stringify(record.problem));
    expect(record.value.seats, label(table)).toBe(table.seats);
    expect(record.value.result).toBeDefined();
    const played = replay(record.value, known);
    if (!played.ok) expect.fail(JSON.stringify(played.problem));
    const match = played.value as unknown as Match<T>;
    expect(shows(eventsOf(match), match)).toBe(true);
  });
}
