import type { Changed } from '../../citadels-changed.ts';
import type { Label } from '../../game-words.ts';

/** By character: its name and what it does. */
export const CHARACTER: Readonly<Record<string, Label>> = {
  assassin: { name: 'Assassin', help: 'Name a character: that player misses their turn this round.' },
  thief: { name: 'Thief', help: 'Name a character: take all that player’s gold when they are called.' },
  magician: {
    name: 'Magician',
    help: 'Swap hands with another player, or put cards under the deck and draw as many.',
  },
  king: { name: 'King', help: 'Take the crown. 1 gold for each yellow district.' },
  bishop: {
    name: 'Bishop',
    help: 'The Warlord and the Diplomat can’t touch your city. 1 gold for each blue district.',
  },
  merchant: { name: 'Merchant', help: 'Gain 1 gold after your action. 1 gold for each green district.' },
  architect: { name: 'Architect', help: 'Draw 2 cards after your action. Build up to 3 districts.' },
  warlord: {
    name: 'Warlord',
    help: 'Destroy a district for 1 gold less than its cost. 1 gold for each red district.',
  },
  witch: {
    name: 'Witch',
    help: 'After your action, name a character: later, finish your turn with its power instead of its player.',
  },
  'tax-collector': {
    name: 'Tax Collector',
    help: 'Gain 1 gold from every other player who builds, at the end of their turn.',
  },
  wizard: {
    name: 'Wizard',
    help: 'Look at another player’s hand and take a card, to keep or to build at once. You can build duplicate districts.',
  },
  emperor: {
    name: 'Emperor',
    help: 'Give the crown to another player, who pays you 1 gold or a card. 1 gold for each yellow district.',
  },
  abbot: { name: 'Abbot', help: 'Take 1 gold from the richest player. 1 gold for each blue district.' },
  alchemist: { name: 'Alchemist', help: 'At the end of your turn, get back the gold you spent on building.' },
  navigator: { name: 'Navigator', help: 'After your action, take 4 gold or draw 4 cards. You can’t build.' },
  diplomat: {
    name: 'Diplomat',
    help: 'Exchange one of your districts for another player’s, paying the difference. 1 gold for each red district.',
  },
  artist: {
    name: 'Artist',
    help: 'Adorn up to 2 of your districts for 1 gold each: they are worth 1 more point.',
  },
  queen: {
    name: 'Queen',
    help: 'Gain 3 gold if you sit next to the King, or next to the player the Emperor crowned.',
  },
};

/** What they do instead where an option changes it. */
export const CHANGED: Readonly<Record<Changed, string>> = {
  architect: 'Draw 2 cards after your action. Build up to 3 districts. 1 gold for each yellow district.',
  alchemist: 'Get back the gold for a district as soon as you build it.',
  navigator: 'After your action, take 4 gold or draw 4 cards. This ends your turn.',
};

/** By district: its name, and what a purple one does. */
export const DISTRICT: Readonly<Record<string, Label>> = {
  manor: { name: 'Manor', help: '' },
  castle: { name: 'Castle', help: '' },
  palace: { name: 'Palace', help: '' },
  temple: { name: 'Temple', help: '' },
  church: { name: 'Church', help: '' },
  monastery: { name: 'Monastery', help: '' },
  cathedral: { name: 'Cathedral', help: '' },
  tavern: { name: 'Tavern', help: '' },
  'trading-post': { name: 'Trading Post', help: '' },
  market: { name: 'Market', help: '' },
  docks: { name: 'Docks', help: '' },
  harbor: { name: 'Harbor', help: '' },
  'town-hall': { name: 'Town Hall', help: '' },
  watchtower: { name: 'Watchtower', help: '' },
  prison: { name: 'Prison', help: '' },
  battlefield: { name: 'Battlefield', help: '' },
  fortress: { name: 'Fortress', help: '' },
  'haunted-city': {
    name: 'Haunted City',
    help: 'At the end, counts as the colour that scores best for you, unless built in the last round.',
  },
  keep: { name: 'Keep', help: 'The Warlord and the Diplomat can’t touch it.' },
  laboratory: { name: 'Laboratory', help: 'Once per turn, discard a card to gain 1 gold.' },
  smithy: { name: 'Smithy', help: 'Once per turn, pay 2 gold to draw 3 cards; 3 gold with the 2000 deck.' },
  observatory: { name: 'Observatory', help: 'Draw 3 cards instead of 2 to choose from.' },
  graveyard: {
    name: 'Graveyard',
    help: 'When the Warlord destroys a district, you may pay 1 gold to take the card.',
  },
  library: { name: 'Library', help: 'Keep 1 more card when you draw.' },
  'school-of-magic': { name: 'School of Magic', help: 'Counts as any colour for income.' },
  university: { name: 'University', help: 'Worth 8 points.' },
  'dragon-gate': { name: 'Dragon Gate', help: 'Worth 8 points.' },
  'great-wall': {
    name: 'Great Wall',
    help: 'Your other districts cost the Warlord and the Diplomat 1 more gold.',
  },
  lighthouse: { name: 'Lighthouse', help: 'When you build it, you may search the deck for a card.' },
  armory: { name: 'Armory', help: 'On your turn, destroy it to destroy any one district of another player.' },
  museum: {
    name: 'Museum',
    help: 'Once per turn, put a card from your hand under it: 1 point each at the end.',
  },
  'imperial-treasury': { name: 'Imperial Treasury', help: '1 point for each gold you have at the end.' },
  'map-room': { name: 'Map Room', help: '1 point for each card in your hand at the end.' },
  'wishing-well': {
    name: 'Wishing Well',
    help: '1 point for each other purple district in your city at the end.',
  },
  quarry: { name: 'Quarry', help: 'Your city can have one duplicate district.' },
  'poor-house': { name: 'Poor House', help: 'If you have no gold at the end of your turn, gain 1 gold.' },
  'bell-tower': {
    name: 'Bell Tower',
    help: 'When you build it, you may announce that 7 districts complete a city.',
  },
  factory: { name: 'Factory', help: 'Your other purple districts cost 1 gold less to build.' },
  park: { name: 'Park', help: 'If your hand is empty at the end of your turn, draw 2 cards.' },
  hospital: { name: 'Hospital', help: 'If you’re murdered, you still take your action.' },
  'throne-room': { name: 'Throne Room', help: 'Gain 1 gold whenever the crown changes hands.' },
};

/** Long names, by the word that tells them apart: for signs with little room. */
export const SHORT: Readonly<Record<string, string>> = {
  'trading-post': 'Trading',
  'haunted-city': 'Haunted',
  'school-of-magic': 'School',
  'dragon-gate': 'Dragon',
  'imperial-treasury': 'Treasury',
  'wishing-well': 'Well',
  'throne-room': 'Throne',
};
