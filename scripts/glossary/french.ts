import type { Retired } from './retired.ts';

const WORDS = 'packages/words/src/fr';
const BOOK = 'docs/handbook/fr';
const ALL = [WORDS, BOOK];
const SITE = [
  `${WORDS}/site.ts`,
  `${WORDS}/common.ts`,
  `${WORDS}/access.ts`,
  `${WORDS}/daily.ts`,
  `${WORDS}/frame.ts`,
  `${WORDS}/hint.ts`,
  `${WORDS}/material.ts`,
  `${WORDS}/people.ts`,
  `${WORDS}/replay.ts`,
  `${WORDS}/stats.ts`,
];
const LEVELS = [`${WORDS}/common.ts`];
const PATRICIAN = [`${WORDS}/patrician`, `${BOOK}/patrician.md`];
const CITADELS = [`${WORDS}/citadels`, `${BOOK}/citadels.md`];
const LOST_CITIES = [`${WORDS}/lost-cities`, `${BOOK}/lost-cities.md`];
const IL_PRINCIPE = [`${WORDS}/il-principe`, `${BOOK}/il-principe.md`];

/** French: `where it looks`, `retired word`, `use instead`. docs/glossary.md says what each word is for. */
export const FRENCH: readonly Retired[] = [
  ...said(ALL, {
    'au trait': 'à son tour',
    'autant qu’on puisse dire': 'équivalent',
    causerie: 'discussion',
    chandelle: 'sombre',
    'coup sûr': 'au moins',
    documents: 'règles imprimées',
    'en usage': 'utilisé',
    'est d’office': 'est automatique',
    feuille: 'enregistrement',
    fiche: 'résumé des règles',
    'jeu d’options': 'préréglage',
    journal: 'historique',
    'juste part': 'part attendue',
    luit: 'est mis en évidence',
    'meilleur autre': 'meilleur adversaire',
    'pas à pas': 'coup par coup',
    pendule: 'limite de temps',
    'plein jour': 'clair',
    'plus vif': 'déjà pris',
    'première page': 'accueil',
    prime: 'bonus',
    promesse: 'empreinte',
    'règle publiée': 'règles officielles',
    'revenez de partout': 'vous reconnectez de n’importe où',
    rideau: '« Afficher mes cartes »',
    réglages: 'paramètres',
    siège: 'place',
    'sur demande': 'en option',
    'totaux égaux': 'égalité',
    'user de': 'utiliser',
  }),
  ...said(SITE, {
    'adresse électronique': 'adresse e-mail',
    avis: 'notification',
    conseil: 'indice',
    conseils: 'indices',
    lumière: 'thème',
    'on vous': 'a noun: « nouvelle invitation »',
    marchent: 'fonctionnent',
    'se lever': 'quitter la place',
    's’asseoir': 'prendre cette place',
  }),
  ...said(LEVELS, {
    apprentie: 'intermédiaire',
    compagnon: 'confirmé',
    maîtresse: 'experte',
    novice: 'débutant',
  }),
  ...said(PATRICIAN, { blason: 'armoiries', chantier: 'site', groupe: 'série', jeton: 'tuile' }),
  ...said(CITADELS, { orner: 'décorer', 'se montre': 'se révèle' }),
  ...said(LOST_CITIES, { montagnes: 'sommets', pile: 'défausse', piles: 'défausses' }),
  ...said(IL_PRINCIPE, { charges: 'rôles', 'se vend': 'est mis aux enchères' }),
  { where: SITE, retired: /\babsente?s?\b(?! de )/i, use: 'hors ligne' },
  { where: [`${WORDS}/site.ts`, `${WORDS}/access.ts`], retired: 'retirer', use: 'supprimer' },
  { where: ALL, retired: /\bdébarrass\p{L}+/iu, use: 'supprimer' },
  { where: ALL, retired: /\breprend(?:re|ez)? votre dernier\b/i, use: 'annuler le dernier coup' },
  { where: ALL, retired: /redress\p{L}+/iu, use: 'retourner, remettre face visible' },
  { where: ALL, retired: /\b(?:dresser|dressez)\b/i, use: 'créer' },
  { where: ALL, retired: /\bgliss(?:er?|ez)\b/i, use: 'défausser, placer' },
  { where: ALL, retired: /\bclo(?:re|s|ses?)\b|\bclôt/i, use: 'terminer, se terminer' },
  { where: ALL, retired: /\b[ée]lev(?:er|ez|ent)\b|\bélèv(?:e|ent)\b/i, use: 'bâtir' },
  { where: ALL, retired: /\busez\b/i, use: 'utilisez' },
  { where: ALL, retired: /\bfini(?:e|es|s|t|r|ssent|ssez)?\b/i, use: 'terminé, terminer' },
  { where: ALL, retired: /\bnous\b/i, use: 'a noun or the passive: the site is neither « on » nor « nous »' },
  { where: ALL, retired: /(?:n’est|ne sont) pas (?:dit|évoqué)/i, use: 'rien sur …, sans préciser …' },
  {
    where: ALL,
    retired: /(?:^|[.;:]\s)qui (?:a|la|le|gagne|joue|passe|prend|reçoit)\b/im,
    use: 'le joueur qui',
  },
  { where: CITADELS, retired: /\bnomm(?:e|er|ez)\b/i, use: 'désigner' },
  { where: CITADELS, retired: /\bpercev\p{L}+|\bperçoi\p{L}+/iu, use: 'prendre ses revenus' },
  {
    where: PATRICIAN,
    retired: /\bplus (?:forte|faible) tuile\b/i,
    use: 'tuile de plus grande valeur, seconde',
  },
  { where: PATRICIAN, retired: 'dernier étage d’une tour', use: 'étage supérieur' },
  { where: CITADELS, retired: /\bport(?:e|ez|er) (?:déjà )?la couronne\b/i, use: 'avoir la couronne' },
  { where: PATRICIAN, retired: /\b(?:blasons|jetons|groupes)\b/i, use: 'armoiries, tuiles, séries' },
  { where: IL_PRINCIPE, retired: /\bcités? ouvertes?\b/i, use: 'cité disponible' },
  { where: IL_PRINCIPE, retired: /\bà (?:deux|trois|quatre|cinq) familles\b/i, use: 'joueurs' },
  { where: IL_PRINCIPE, retired: /\bparle (?:d’abord|la première|le dernier)\b/i, use: 'commence' },
];

/** Rows for the same places. */
function said(where: readonly string[], words: Readonly<Record<string, string>>): Retired[] {
  return Object.entries(words).map(([retired, use]) => ({ where, retired, use }));
}
