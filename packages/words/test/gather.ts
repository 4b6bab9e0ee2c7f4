import { readdirSync, readFileSync } from 'node:fs';
import { type Game, pick, rngFrom, type Seat, seatsOf, type Who } from '@signoria/core';
import type { GameWords } from '../src/index.ts';

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gemma', 'Hugo'];

/** One thing to say, and how each language says it. */
export interface Said {
  what: string;
  texts: string[];
}

/** Plays random games of every size and preset, and has each language say all there is to say about them. */
export function listen(game: Game, languages: readonly GameWords[], gamesEach: number): Said[] {
  const said = new Map<string, Said>();
  const say: Say = (what, speak) => {
    if (said.has(what)) return;
    const texts = languages.map(speak);
    if (texts.some(text => text !== undefined))
      said.set(what, { what, texts: texts.map(text => text ?? '') });
  };
  for (const preset of Object.keys(game.options.presets)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      if (game.options.check?.(game.options.presets[preset], seats)) continue;
      for (let i = 0; i < gamesEach; i++) playAloud(game, seats, preset, i, say);
    }
  }
  return [...said.values()];
}

/** What no language has anything to say about is `undefined`; null is a hole. */
type Say = (what: string, speak: (words: GameWords) => string | null | undefined) => void;

function playAloud(game: Game, seats: number, preset: string, number: number, say: Say): void {
  const rng = rngFrom(number);
  const state = game.setup(seats, game.options.presets[preset], rngFrom(1000 + number));
  const tried = new Map<string, unknown>();
  for (let turn = game.turn(state); turn.length > 0; turn = game.turn(state)) {
    const seat = pick(rng, turn);
    const view = game.view(state, seat);
    const legal = game.legal(state, seat);
    const prompt = JSON.stringify([preset, seats, 'prompt', legal.map(action => action.type)]);
    say(`${prompt} name`, words => words.prompt(view, seat, legal).name);
    say(`${prompt} help`, words => words.prompt(view, seat, legal).help);
    for (const action of legal) {
      const key = JSON.stringify(action);
      tried.set(key, action);
      say(`action ${key}`, words => words.action(action, view, NAMES).name);
      say(`action help ${key}`, words => words.action(action, view, NAMES).help);
    }
    game.apply(state, seat, pick(rng, legal), event => {
      for (const who of [...seatsOf(seats), 'table'] as Who[]) {
        const told = game.redact(event, who);
        if (!told) continue;
        say(`event ${JSON.stringify(told)}`, words => words.event(told, NAMES));
        say(`to the reader ${JSON.stringify(told)}`, words => words.toReader?.(told) ?? undefined);
      }
    });
    for (const other of seatsOf(seats)) hearRefusals(game, state, other, tried, say);
  }
  for (const { lines } of game.result(state)?.scores ?? [])
    for (const line of lines) say(`score ${JSON.stringify(line)}`, words => words.scoreLine(line).text);
}

/** Whatever was once legal is tried again now, so that most refusals come up by themselves. */
function hearRefusals(
  game: Game,
  state: Game extends Game<infer T> ? T['state'] : never,
  seat: Seat,
  tried: ReadonlyMap<string, unknown>,
  say: Say,
): void {
  for (const action of tried.values()) {
    const refusal = game.why(state, seat, action);
    if (refusal) say(`refusal ${refusal.code}`, words => words.refusals[refusal.code] ?? null);
  }
}

/** The codes a game's source names in its refusals and tie-breaks, for those that random play does not meet. */
export function codesInSource(game: string): { refusals: string[]; tieBreaks: string[] } {
  const folder = new URL(`../../${game}/src/`, import.meta.url);
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const calls = [...source.matchAll(/refuse\(([^;]*?)\)[;\s:?]/g)].map(call => call[1]);
  const written = calls.flatMap(call => [...call.matchAll(/'([a-z][a-z-]+)'/g)].map(code => code[1]));
  const tabled = [...source.matchAll(/rule: '[^']+',\s*code: '([^']+)'/g)].map(code => code[1]);
  const ties = [...source.matchAll(/code: '([^']+)',\s*values/g)].map(code => code[1]);
  return { refusals: [...new Set([...written, ...tabled])], tieBreaks: ties };
}
