import { checkRulings } from '@signoria/core/kit';
import { lostCities } from '../src/index.ts';
import { RULINGS } from './rulings.ts';

checkRulings(lostCities, RULINGS, `${import.meta.dirname}/records`);
