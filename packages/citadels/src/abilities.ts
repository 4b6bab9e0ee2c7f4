import type { Power, Use } from './data.ts';
import { armory, laboratory, museum, smithy } from './districts/abilities.ts';
import type { Ability } from './powers/ability.ts';
import { covet } from './powers/diplomacy.ts';
import { discard, look, swap } from './powers/magic.ts';
import { adorn, navigate, tithe } from './powers/money.ts';
import { bewitch, murder, rob } from './powers/naming.ts';
import { destroy } from './powers/war.ts';

/** C-5.7 C-7.24  Everything that characters and districts let a player do in a turn. */
export const abilities: { readonly [T in Power | Use]: Ability<T> } = {
  murder,
  bewitch,
  rob,
  swap,
  discard,
  look,
  tithe,
  navigate,
  destroy,
  covet,
  adorn,
  laboratory,
  smithy,
  museum,
  armory,
};
