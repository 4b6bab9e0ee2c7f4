import { checkRulings } from '@signoria/core/kit';
import { ilPrincipe } from '../src/index.ts';
import { RULINGS } from './rulings.ts';

checkRulings(ilPrincipe, RULINGS, `${import.meta.dirname}/records`);
