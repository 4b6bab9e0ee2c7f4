import { CARDS, CHARACTERS, COLOURS, citadels, DISTRICTS, type Options } from '@signoria/citadels';
import type { CitadelsWords } from '@signoria/words/citadels-words';
import type { Material } from './material.ts';

const { published } = citadels.options.presets;

export function material({ terms }: CitadelsWords, options: Options = published): Material {
  return {
    colours: COLOURS.map((id, number) => ({ number, name: terms.colours[number].name, print: { id } })),
    characters: CHARACTERS.map(({ id, rank, from = 2 }, number) => ({
      number,
      ...terms.character(number, options),
      print: { id, rank, from },
    })),
    cards: CARDS.map(card => {
      const { id, colour, cost, copies, dark = false } = DISTRICTS[card];
      const [in2005, in2000] = copies;
      const print = {
        id,
        colour: COLOURS.indexOf(colour),
        cost,
        copies: { 2005: in2005, 2000: in2000 },
        dark,
      };
      return { number: card, ...terms.district(card), print };
    }),
  };
}
