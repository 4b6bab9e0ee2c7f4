/** The parts of a crest: a design and a colour, such as `lily-lapis`. */
export const CREST_DEVICES = [
  'lily',
  'cross',
  'chevron',
  'checks',
  'saltire',
  'patty',
  'fess',
  'pale',
  'halves',
  'chief',
] as const;
export const CREST_COLOURS = [
  'lapis',
  'vermilion',
  'verdigris',
  'ochre',
  'murrey',
  'stone',
  'lagoon',
  'umber',
] as const;
