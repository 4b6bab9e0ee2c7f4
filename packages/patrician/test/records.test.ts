import { checkRulings } from '@signoria/core/kit';
import { patrician } from '../src/index.ts';
import { RULINGS } from './rulings.ts';

checkRulings(patrician, RULINGS, `${import.meta.dirname}/records`);
