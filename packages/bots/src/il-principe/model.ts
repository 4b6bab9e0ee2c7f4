import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import { type Mind, plainMind } from '../mind.ts';
import { glance, policy } from './policy.ts';

export const mind: Mind<IlPrincipe> = { ...plainMind(ilPrincipe, policy, { scale: 40, tilt: 0.5 }), glance };
