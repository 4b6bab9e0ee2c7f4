import type { Retired } from './retired.ts';

/** /api/docs and the API pages show the comments of these packages; the site shows those of rules. */
const PACKAGES = [
  'core',
  'protocol',
  'words',
  'games',
  'lost-cities',
  'patrician',
  'citadels',
  'il-principe',
];

/** What comments that people read no longer say. */
export const COMMENTS: readonly Retired[] = [
  { retired: /\b(?:he|him|his|himself)\b/i, use: 'they, the player' },
  { retired: /\bwho(?:so|se)?ever\b/i, use: 'the player who, if you' },
  { retired: /\b(?:some|any|every)body\b/i, use: 'someone, anyone, everyone' },
  { retired: /\bone['’]s own\b|\boneself\b/i, use: 'your own, the player’s own' },
  { retired: /\bby (?:itself|themselves)\b/i, use: 'automatically' },
  { retired: /\bby lot\b/i, use: 'at random' },
  { retired: /\blevel (?:totals|players)\b|\bstill level\b/i, use: 'tied' },
  { retired: /\bprints? alike\b/i, use: 'identical, look the same' },
  { retired: /\bunder the hammer\b/i, use: 'being auctioned' },
  { retired: /\bput(?:s)? away\b/i, use: 'discard' },
  { retired: /\bopen (?:cards?|cit(?:y|ies))\b/i, use: 'face-up card, available city' },
  { retired: /\btower pieces\b/i, use: 'floors' },
  { retired: /\bbeside\b/i, use: 'next to, at' },
  { retired: /\bhouse bots?\b/i, use: 'bot' },
].map(row => ({ ...row, where: PACKAGES.map(name => `packages/${name}/src`) }));
