import type { Attempts } from './attempts.ts';
import { attempts as citadels } from './citadels.ts';
import { attempts as ilPrincipe } from './il-principe.ts';
import { attempts as lostCities } from './lost-cities.ts';
import { attempts as patrician } from './patrician.ts';

/** By game. */
const ATTEMPTS: Readonly<Record<string, Attempts>> = {
  citadels,
  'il-principe': ilPrincipe,
  'lost-cities': lostCities,
  patrician,
};

/** What may be tried in a game (a test holds that each has it). */
export function attemptsIn(game: string): Attempts {
  return ATTEMPTS[game];
}
