import type { Person, PlayedGame } from '@signoria/protocol';

/** Games of one kind at tables of one size. */
export interface GameFigures {
  game: string;
  seats: number;
  played: number;
  won: number;
  /** The mean of one's places. */
  place: number;
  /** One's own scores, as far as they were kept, in order of size. */
  scores: readonly number[];
}

const placeIn = ({ places, seat }: PlayedGame) => places[seat];
const isWon = (game: PlayedGame) => placeIn(game) === 1;

/** By game and number of players, the most played first; of as many, those of one game together. */
export function byGame(games: readonly PlayedGame[]): GameFigures[] {
  const groups = Map.groupBy(games, ({ game, places }) => `${game} ${places.length}`);
  return [...groups.values()]
    .map(group => ({
      game: group[0].game,
      seats: group[0].places.length,
      played: group.length,
      won: group.filter(isWon).length,
      place: mean(group.map(placeIn)),
      scores: group.flatMap(({ scores, seat }) => (scores ? [scores[seat]] : [])).sort((a, b) => a - b),
    }))
    .sort((a, b) => b.played - a.played || a.game.localeCompare(b.game) || a.seats - b.seats);
}

export interface OpponentFigures {
  person: Person;
  played: number;
  /** How often one was placed before that player, and how often behind. */
  ahead: number;
  behind: number;
  last: PlayedGame;
}

/** By opponent, whoever was met last first. Games come the newest first. */
export function byOpponent(games: readonly PlayedGame[], people: readonly Person[]): OpponentFigures[] {
  const met = people.flatMap(person => {
    const shared = games.filter(game => game.people.includes(person.id));
    if (shared.length === 0) return [];
    const theirs = ({ people: seated, places }: PlayedGame) => places[seated.indexOf(person.id)];
    return [
      {
        person,
        played: shared.length,
        ahead: shared.filter(game => placeIn(game) < theirs(game)).length,
        behind: shared.filter(game => placeIn(game) > theirs(game)).length,
        last: shared[0],
      },
    ];
  });
  return met.sort((a, b) => b.last.at - a.last.at);
}

/** Games won in a row: up to now, and the most there ever were. Games come the newest first. */
export function streaks(games: readonly PlayedGame[]): { now: number; best: number } {
  const firstLost = games.findIndex(game => !isWon(game));
  let best = 0;
  let run = 0;
  for (const game of games) {
    run = isWon(game) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: firstLost === -1 ? games.length : firstLost, best };
}

export interface Step {
  from: number;
  /** The last score that belongs to it. */
  to: number;
  count: number;
}

/** Steps a reader can hold: the first of these widths that gives few enough. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_STEPS = 12;

/** How often which scores were reached, in steps of one width. */
export function spread(scores: readonly number[]): Step[] {
  if (scores.length === 0) return [];
  const least = Math.min(...scores);
  const most = Math.max(...scores);
  const count = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find(one => count(one) <= MOST_STEPS) ?? 1000;
  const first = Math.floor(least / width) * width;
  return Array.from({ length: count(width) }, (_, i) => {
    const from = first + i * width;
    const inStep = scores.filter(score => score >= from && score < from + width);
    return { from, to: from + width - 1, count: inStep.length };
  });
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
