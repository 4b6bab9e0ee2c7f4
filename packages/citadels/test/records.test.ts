import { checkRulings } from '@signoria/core/kit';
import { citadels } from '../src/index.ts';
import { RULINGS } from './rulings.ts';

checkRulings(citadels, RULINGS, `${import.meta.dirname}/records`);
