import type { Label } from '../../game-words.ts';

/** By character: its name and what it does. */
export const CHARACTER: Readonly<Record<string, Label>> = {
  assassin: { name: 'Assassin', help: 'Names a character, whose player misses this round’s turn.' },
  thief: { name: 'Thief', help: 'Names a character, whose player hands over all gold when called.' },
  magician: {
    name: 'Magician',
    help: 'Exchanges hands with a player, or puts cards under the deck and draws as many.',
  },
  king: { name: 'King', help: 'Takes the crown; 1 gold for each yellow district.' },
  bishop: {
    name: 'Bishop',
    help: 'Warlord and Diplomat cannot touch the city; 1 gold for each blue district.',
  },
  merchant: { name: 'Merchant', help: 'Gets 1 gold after the action; 1 gold for each green district.' },
  architect: { name: 'Architect', help: 'Draws 2 cards after the action and may build 3 districts.' },
  warlord: {
    name: 'Warlord',
    help: 'May destroy a district for 1 gold less than its cost; 1 gold for each red district.',
  },
  witch: {
    name: 'Witch',
    help: 'Names a character after the action, and ends her turn later with its power in its place.',
  },
  'tax-collector': {
    name: 'Tax Collector',
    help: 'Gets 1 gold at the end of every turn in which another builds.',
  },
  wizard: {
    name: 'Wizard',
    help: 'Looks at a hand and takes a card from it, to keep or to build at once; may build a name twice.',
  },
  emperor: {
    name: 'Emperor',
    help: 'Gives the crown to another player, who pays 1 gold or a card; 1 gold for each yellow district.',
  },
  abbot: { name: 'Abbot', help: 'Takes 1 gold from the richest player; 1 gold for each blue district.' },
  alchemist: { name: 'Alchemist', help: 'Gets back what building costs.' },
  navigator: { name: 'Navigator', help: 'Takes 4 gold or 4 cards after the action, and builds nothing.' },
  diplomat: {
    name: 'Diplomat',
    help: 'May exchange a district for another player’s and pays the difference; 1 gold for each red district.',
  },
  artist: { name: 'Artist', help: 'Puts 1 gold each on up to 2 districts, which are then worth 1 more.' },
  queen: {
    name: 'Queen',
    help: 'Gets 3 gold when sitting beside the King, or beside whom the Emperor crowned.',
  },
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
    help: 'At the end it counts as the colour that serves best, unless built in the last round.',
  },
  keep: { name: 'Keep', help: 'Warlord and Diplomat leave it alone.' },
  laboratory: { name: 'Laboratory', help: 'Once a turn, a hand card for 1 gold.' },
  smithy: { name: 'Smithy', help: 'Once a turn, 3 cards for a little gold.' },
  observatory: { name: 'Observatory', help: 'Draw 3 cards instead of 2.' },
  graveyard: { name: 'Graveyard', help: 'For 1 gold, take into your hand what the Warlord destroys.' },
  library: { name: 'Library', help: 'Keep 1 card more when you draw.' },
  'school-of-magic': { name: 'School of Magic', help: 'Counts for the income of any colour.' },
  university: { name: 'University', help: 'Costs 6, worth 8 points.' },
  'dragon-gate': { name: 'Dragon Gate', help: 'Costs 6, worth 8 points.' },
  'great-wall': { name: 'Great Wall', help: 'The other districts cost Warlord and Diplomat 1 gold more.' },
  lighthouse: { name: 'Lighthouse', help: 'When built, look through the deck and take a card.' },
  armory: { name: 'Armory', help: 'Destroy it to destroy any district of another player.' },
  museum: { name: 'Museum', help: 'Once a turn, put a hand card under it: 1 point each at the end.' },
  'imperial-treasury': { name: 'Imperial Treasury', help: '1 point for each gold at the end.' },
  'map-room': { name: 'Map Room', help: '1 point for each hand card at the end.' },
  'wishing-well': { name: 'Wishing Well', help: '1 point for each other purple district at the end.' },
  quarry: { name: 'Quarry', help: 'One name may stand twice in this city.' },
  'poor-house': { name: 'Poor House', help: '1 gold at the end of a turn if you have none.' },
  'bell-tower': {
    name: 'Bell Tower',
    help: 'When built, you may announce that 7 districts complete a city.',
  },
  factory: { name: 'Factory', help: 'Your other purple districts cost 1 less.' },
  park: { name: 'Park', help: '2 cards at the end of a turn if your hand is empty.' },
  hospital: { name: 'Hospital', help: 'If murdered, you still take gold or cards.' },
  'throne-room': { name: 'Throne Room', help: '1 gold whenever the crown changes hands.' },
};
