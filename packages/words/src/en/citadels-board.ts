/** What the board on the site says besides the nouns of the game: labels, and what a card or a place tells when asked. */
export interface BoardTerms {
  court: string;
  site: string;
  bank: string;
  pack(characters: number): string;
  handOf(name: string): string;
  wholeDeck: string;
  ruins: string;
  price(gold: number): string;
  /** What is known of a character in this round. */
  yours: string;
  plays(name: string): string;
  unanswered: string;
  outFaceUp: string;
  outFaceDown: string;
  putAway: string;
  passedOn: string;
  goneSince: string;
  goneBefore: string;
  murdered: string;
  bewitched: string;
  robbed: string;
  /** What is to be said of a city. */
  guarded: string;
  safe: string;
  hasCrown: string;
}

export const board: BoardTerms = {
  court: 'Characters in the order they are called',
  site: 'Your building site',
  bank: 'Bank',
  pack: characters => `Pack of ${characters}`,
  handOf: name => `Hand of ${name}`,
  wholeDeck: 'The deck',
  ruins: 'Destroyed',
  price: gold => `For ${gold} gold.`,
  yours: 'You play it in this round.',
  plays: name => `${name} plays it in this round.`,
  unanswered: 'Called: nobody answered.',
  outFaceUp: 'Out of this round, face up.',
  outFaceDown: 'Out of this round, face down; you were shown it.',
  putAway: 'You put it away, face down.',
  passedOn: 'You saw it and passed it on.',
  goneSince: 'You passed it on, and it was gone when the pack came back.',
  goneBefore: 'It was gone before you chose.',
  murdered: 'Murdered: its player misses the turn.',
  bewitched: 'Bewitched: its player has the action alone.',
  robbed: 'Robbed: its player hands over all gold when called.',
  guarded: 'The Bishop guards this city.',
  safe: 'Complete: Warlord and Diplomat cannot touch it.',
  hasCrown: 'Has the crown and chooses first in the next round.',
};
