import type { Retired } from './retired.ts';

const WORDS = 'packages/words/src/en';
const SITE = [
  `${WORDS}/site.ts`,
  `${WORDS}/common.ts`,
  `${WORDS}/titles.ts`,
  `${WORDS}/access.ts`,
  `${WORDS}/daily.ts`,
  `${WORDS}/frame.ts`,
  `${WORDS}/hint.ts`,
  `${WORDS}/material.ts`,
  `${WORDS}/people.ts`,
  `${WORDS}/replay.ts`,
  `${WORDS}/stats.ts`,
  'apps/web/index.html',
];
const TERMINAL = ['cli', 'admin', 'arena', 'hint', 'material', 'stats'].map(name => `${WORDS}/${name}.ts`);
const SERVER = ['apps/server/src', 'packages/protocol/src', 'scripts/start.js', 'scripts/site.ts'];
const HANDBOOK = ['docs/handbook/en'];
/** The titles of the tests, as the site and the rule index show them. */
const TITLES = ['docs/handbook/index.md'];
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/api.md',
  'docs/backup.md',
  'docs/balance.md',
  'docs/data.md',
  'docs/decisions',
  'docs/load.md',
  'docs/people.md',
  'docs/perft.md',
  'docs/printings.md',
  'docs/threat-model.md',
  'docs/operations.md',
  'docs/protocol.md',
  'docs/wire.md',
  'docs/record.md',
  'docs/boards.md',
  'docs/bots.md',
  'docs/bots/experiments.md',
  'docs/bots/ladders.md',
  'docs/bots/nets.md',
];
const LOST_CITIES = [`${WORDS}/lost-cities`, 'docs/handbook/en/lost-cities.md'];
const PATRICIAN = [`${WORDS}/patrician`, 'docs/handbook/en/patrician.md'];
const CITADELS = [`${WORDS}/citadels`, 'docs/handbook/en/citadels.md'];
const IL_PRINCIPE = [`${WORDS}/il-principe`, 'docs/handbook/en/il-principe.md'];
const GAMES = [...LOST_CITIES, ...PATRICIAN, ...CITADELS, ...IL_PRINCIPE];
const READ = [WORDS, ...HANDBOOK];
const RULES = [...READ, ...TITLES];

/** English: where it looks, the retired word, what to use instead. docs/glossary.md says what each word is for. */
export const ENGLISH: readonly Retired[] = [
  // How a sentence is made.
  { where: RULES, retired: /\bone(?:’s|'s) own\b|\boneself\b/i, use: 'your own, yourself' },
  { where: RULES, retired: /\b(?:he|him|his|himself|she|hers|herself)\b/i, use: 'you, they, the player' },
  { where: RULES, retired: /\bwhoever\b|\bwhosoever\b|\bwhosever\b/i, use: 'the player who, if you' },
  { where: [...RULES, ...DOCUMENTS], retired: 'not spoken of', use: 'not mentioned' },
  { where: RULES, retired: /\bspeaks? of\b|\bknows? no\b/i, use: 'mention, do not mention' },
  { where: RULES, retired: /\bby (?:itself|themselves)\b/i, use: 'automatically' },
  { where: RULES, retired: /\bunless asked for\b|\bif wished\b/i, use: 'off by default, optional' },
  { where: RULES, retired: 'on request', use: 'optional' },
  { where: READ, retired: /\bis not said\b|\bnothing is said\b/i, use: 'do not say, say nothing about' },
  { where: READ, retired: 'to the letter', use: 'literally' },
  { where: [...RULES, ...DOCUMENTS], retired: /\bby lot\b|\ba lot decides\b/i, use: 'at random' },
  { where: RULES, retired: /\bsomebody\b|\banybody\b|\beverybody\b/i, use: 'someone, anyone, everyone' },
  { where: [...SITE, ...TERMINAL], retired: /\d[\s ]%|\}[\s ]%/, use: '33%' },
  {
    where: [WORDS],
    retired: /\b(?:is|are|was|were|do|does|did|has|have|could|would|should) not\b|\bcannot\b/i,
    use: 'isn’t, don’t, can’t',
  },
  { where: HANDBOOK, retired: /\p{L}n[’']t\b/iu, use: 'is not, do not, cannot' },

  // Everywhere.
  { where: [...RULES, ...DOCUMENTS], retired: /\blevel (?:totals|players|seats|points)\b/i, use: 'tied' },
  { where: RULES, retired: /\b(?:still|are|is|both|totals|players) level\b|\blevel for\b/i, use: 'tied' },
  { where: [...RULES, ...DOCUMENTS], retired: /\bdocuments\b/i, use: 'rulebooks' },
  { where: HANDBOOK, retired: /\*\*(?:Documents|Played):/, use: 'Rulebooks:, Here:' },
  { where: [WORDS, 'README.md'], retired: /\bsingle rules?\b/i, use: 'options' },
  { where: READ, retired: /(?<!summary )\bsheets?\b/i, use: 'summary sheet, record, score' },
  { where: READ, retired: /\bown hand\b/i, use: 'hand' },
  { where: READ, retired: /\bwhat is played(?: here)?\b/i, use: 'ruling' },
  {
    where: [...SITE, ...TERMINAL],
    retired: /\b(?:a|the|this|that|another|saved|rated|finished|of) match(?:es)?\b/i,
    use: 'game',
  },
  { where: [...SITE, ...TERMINAL], retired: /\btak(?:e|es|en|ing) back\b/i, use: 'undo, takeback' },
  { where: [...READ, ...SERVER], retired: 'house bot', use: 'bot' },

  // Phrases nobody says.
  {
    where: [...READ, ...SERVER, ...DOCUMENTS],
    retired: /\b(?:moving|opens the) house\b/i,
    use: 'copy, start the server',
  },
  { where: [...READ, ...SERVER], retired: 'looking at the site', use: 'checking the site build' },
  { where: READ, retired: 'so that one can follow', use: 'at a readable pace' },
  { where: [...SITE, ...TERMINAL], retired: 'should bring', use: 'expected points' },
  { where: READ, retired: 'does not hold', use: 'invalid' },
  { where: READ, retired: /\bof that kind\b/i, use: 'no such …' },
  { where: READ, retired: 'cannot be told', use: 'can’t be enabled' },
  { where: SITE, retired: 'for good', use: 'delete, permanently' },
  { where: READ, retired: 'since yesterday', use: 'learned the rules yesterday' },
  { where: [...READ, ...SERVER], retired: /\ba slip in\b/i, use: 'a typo' },
  { where: [...READ, ...SERVER], retired: /\bwe do not speak\b/i, use: 'unsupported language' },
  { where: READ, retired: /\bthe own (?:purse|hand|turn)\b/i, use: 'your, their' },
  { where: READ, retired: 'parted by', use: 'ties go to' },
  { where: READ, retired: /\bin your turn\b/i, use: 'on your turn' },
  { where: [...SITE, ...TERMINAL], retired: 'level with', use: 'tied with' },
  { where: [...SITE, ...TERMINAL], retired: 'match file', use: 'record' },
  {
    where: [...SITE, ...TERMINAL],
    retired: /\bowes? a (?:decision|move)\b/i,
    use: 'your turn, {name}’s turn',
  },

  // The site.
  { where: SITE, retired: 'daylight', use: 'light' },
  { where: SITE, retired: 'candlelight', use: 'dark' },
  { where: SITE, retired: 'first page', use: 'home, home page' },
  { where: SITE, retired: /\bset a table\b|\bopen the table\b/i, use: 'create a table' },
  { where: SITE, retired: /\bopen tables?\b/i, use: 'public table' },
  { where: SITE, retired: 'by invitation', use: 'private' },
  { where: SITE, retired: /\bstand up\b|\bsit down\b/i, use: 'leave seat, sit here, join' },
  { where: SITE, retired: /\bfree seats?\b|\bseats? free\b/i, use: 'open seat' },
  { where: SITE, retired: /\bgo(?:es)? on\b/i, use: 'continue, resume' },
  { where: SITE, retired: /\bcall(?:s|ed)? (?:the game )?off\b/i, use: 'abort' },
  { where: SITE, retired: /\bgive(?:s|n)? up\b/i, use: 'resign' },
  { where: SITE, retired: 'play again', use: 'rematch' },
  { where: SITE, retired: /\bpromised?\b/i, use: 'commitment' },
  { where: SITE, retired: 'curtain', use: 'hide, show' },
  { where: SITE, retired: /\bover days\b|\bin one sitting\b/i, use: 'correspondence, live' },
  { where: SITE, retired: /\bnotices?\b/i, use: 'notification' },
  { where: SITE, retired: 'advice', use: 'hint' },
  { where: SITE, retired: /\buser name\b/i, use: 'username' },
  { where: [...SITE, ...SERVER], retired: /\be-mail\b/i, use: 'email' },
  { where: SITE, retired: /\bpeople only\b/i, use: 'no bots' },
  { where: SITE, retired: /\blooks? on\b|\blookers?-on\b|\bwatchers?\b/i, use: 'watch, spectator' },
  { where: SITE, retired: /\bthe public\b/i, use: 'spectators' },
  { where: SITE, retired: /\bstrangers?\b/i, use: 'guest' },
  { where: SITE, retired: /\b(?:a|the|this|that|one) person\b/i, use: 'human player, player' },
  { where: SITE, retired: /\bchairs?\b/i, use: 'seat' },
  { where: SITE, retired: /\blay(?:s|ing)? a table\b/i, use: 'create a table' },
  { where: SITE, retired: /\bwho (?:has )?set the table\b/i, use: 'host' },
  { where: SITE, retired: 'rules played', use: 'rules, preset' },
  { where: SITE, retired: /\bkeys? for bots\b/i, use: 'API key' },
  { where: SITE, retired: /\bpendulum\b|\bseconds more\b/i, use: 'clock, increment' },
  { where: SITE, retired: /\bfetching\b/i, use: 'loading' },
  { where: SITE, retired: /\bglow(?:s|ing)?\b/i, use: 'is highlighted' },
  { where: SITE, retired: 'cleared away', use: 'deleted' },
  { where: SITE, retired: /\bopens nothing\b/i, use: 'invalid' },

  // The terminal.
  { where: TERMINAL, retired: 'through the eyes', use: 'as seen by' },
  { where: TERMINAL, retired: /\bthere is no such\b/i, use: 'unknown' },
  { where: TERMINAL, retired: 'the best other', use: 'the best opponent' },
  { where: TERMINAL, retired: /\bgo(?:es)? on\b|\bwent on\b/i, use: 'continue, resume' },
  { where: TERMINAL, retired: 'put together', use: 'merge' },
  { where: TERMINAL, retired: /\bat the table\b/i, use: 'players' },

  // The server.
  { where: SERVER, retired: /\bthe house\b|\bthe shelf\b/i, use: 'the server, the list of games' },
  { where: SERVER, retired: /\bcannot open\b|\bis open:/i, use: 'could not start, is running' },
  { where: SERVER, retired: /\bwas not (?:told|counted|announced|followed|sent)\b/i, use: 'could not …' },
  { where: SERVER, retired: /\bopens nothing\b/i, use: 'invalid' },
  { where: SERVER, retired: /\bnobody plays\b/i, use: 'no bots for' },
  { where: SERVER, retired: /\bnot yourself\b/i, use: 'you cannot … yourself' },
  {
    where: SERVER,
    retired: /\bcould not (?:heed|see to|look for)\b/i,
    use: 'could not process, could not delete',
  },
  { where: SERVER, retired: /\b(?:password|code|name) is wrong\b/i, use: 'wrong password' },
  { where: SERVER, retired: /\b(?:no)?body sits\b|\bdo not sit\b/i, use: 'seat empty, not seated' },

  // The games.
  { where: [...LOST_CITIES, ...TITLES, 'README.md', 'docs/bots.md'], retired: /\bstock\b/i, use: 'deck' },
  { where: LOST_CITIES, retired: /\b(?:lay|lays|laid|laying)\b/i, use: 'play' },
  { where: LOST_CITIES, retired: /\bbegun\b|\bbegins? the expedition\b/i, use: 'start' },
  { where: LOST_CITIES, retired: 'journey', use: 'expedition' },
  { where: LOST_CITIES, retired: /(?<!discard )\bpile: /i, use: 'discard pile' },
  { where: PATRICIAN, retired: /\bpiles?\b/i, use: 'deck' },
  { where: [...PATRICIAN, ...TITLES], retired: /\bopen cards?\b/i, use: 'face-up card' },
  { where: PATRICIAN, retired: /\bpieces\b/i, use: 'floors' },
  { where: PATRICIAN, retired: /\bsets? (?:a|one of your|no) messengers?\b/i, use: 'place a messenger' },
  { where: PATRICIAN, retired: /\btokens of (?:value )?\d/i, use: '6-point tokens' },
  { where: [...CITADELS, ...TITLES], retired: /\bput(?:s)? away\b|\bburied\b/i, use: 'discard' },
  { where: CITADELS, retired: /\bcast\b/i, use: 'characters' },
  { where: [...CITADELS, ...TITLES], retired: /\bguard(?:s|ed)?\b/i, use: 'protect' },
  {
    where: [...CITADELS, ...TITLES],
    retired: /\bcloses (?:the|his|her|their|your) turn\b/i,
    use: 'ends the turn',
  },
  { where: CITADELS, retired: /\b(?:a|the) coins?\b/i, use: 'gold, adornment' },
  { where: [...CITADELS, ...TITLES], retired: /\bexchanges? hands\b/i, use: 'swap hands' },
  { where: [...CITADELS, ...TITLES], retired: /\blooks? through the deck\b/i, use: 'search the deck' },
  { where: [...CITADELS, ...TITLES], retired: /\bonce a turn\b/i, use: 'once per turn' },
  { where: [...CITADELS, ...PATRICIAN, ...TITLES], retired: 'beside', use: 'next to, at' },
  { where: CITADELS, retired: /\bdear(?:er)? ones\b/i, use: 'expensive' },
  {
    where: [...IL_PRINCIPE, ...TITLES],
    retired: /\bopen cit(?:y|ies)\b|\blies? open\b/i,
    use: 'available cities, public',
  },
  { where: [...IL_PRINCIPE, ...TITLES], retired: /\bspeaks (?:first|last)\b/i, use: 'bids' },
  { where: [...IL_PRINCIPE, ...TITLES], retired: /\bset(?:s)? (?:a|one) shield\b/i, use: 'place a shield' },
  { where: IL_PRINCIPE, retired: /\boffices?\b/i, use: 'role' },
  { where: IL_PRINCIPE, retired: /\bsurely\b/i, use: 'known' },
  { where: IL_PRINCIPE, retired: /\bdo(?:es)? nothing\b/i, use: 'pass' },
  { where: GAMES, retired: 'took and still holds', use: 'is known to hold' },

  // The documents.
  {
    where: DOCUMENTS,
    retired: /\bthe (?:shelf|rooms|house)\b|\bsame rooms\b/i,
    use: 'list of games, files, project',
  },
  { where: DOCUMENTS, retired: /\bmid-thought\b|\bmeasuring rods?\b/i, use: 'busy, reference bot' },
  { where: DOCUMENTS, retired: /\bforesight\b/i, use: 'value network' },
  { where: DOCUMENTS, retired: /\d[\s ]%/, use: '33%' },
];
