import { type Card, CHARACTERS, DISTRICTS } from '@signoria/citadels';
import { byType } from '../../by-type.ts';
import type { CitadelsWords } from '../../citadels-words.ts';
import type { Label } from '../../game-words.ts';
import { common, count, scored } from '../common.ts';
import { ACTION } from './actions.ts';
import { board } from './board.ts';
import { CHARACTER, DISTRICT } from './cards.ts';
import { EVENT } from './events.ts';
import { cards, coins, districtName, helpOf, rankName } from './nouns.ts';
import { prompt } from './prompt.ts';

const COLOURS = [
  { name: 'jaune', letter: 'J', trade: 'noble' },
  { name: 'bleu', letter: 'B', trade: 'religieux' },
  { name: 'vert', letter: 'Ve', trade: 'marchand' },
  { name: 'rouge', letter: 'R', trade: 'militaire' },
  { name: 'violet', letter: 'Vi', trade: 'spécial' },
];

export const words: CitadelsWords = {
  title: {
    name: 'Citadelles',
    help: 'À chaque manche un personnage secret, à chaque tour de l’or ou des cartes : bâtissez une cité avant les autres, et devinez qui ils sont.',
  },
  terms: {
    colours: COLOURS,
    character: character => CHARACTER[CHARACTERS[character].id],
    rank: (rank, cast) => `${rank} ${rankName(rank, cast)}`,
    district: card => ({ name: districtName(card), help: helpOf(card) }),
    card: card => `${districtName(card)} (${DISTRICTS[card].cost})`,
    cards,
    gold: coins,
    points: points => count(points, 'point'),
    round: (round, last) => (last ? `Manche ${round}, la dernière` : `Manche ${round}`),
    deck: number => `Pioche : ${cards(number)}`,
    museum: number => `Musée : ${cards(number)}`,
    hand: 'Votre main',
    drawn: 'Piochées',
    city: 'Cité',
    crown: 'couronne',
    adorned: 'décoré',
    emptyCity: 'rien de bâti',
    mine: characters => `Vous jouez : ${characters.join(', ')}`,
    out: characters => `Écartés, visibles : ${characters.join(', ')}`,
    fate: { murdered: 'assassiné', bewitched: 'ensorcelé', robbed: 'volé' },
    complete: 'achevée',
    first: 'première',
    holds: name => `${name} tient :`,
    mayHold: name => `${name} tenait, et tient peut-être encore :`,
    inDeck: 'Connu dans la pioche :',
    heads: { points: 'points', gold: 'or', hand: 'main', character: 'personnage', city: 'cité' },
    signs: { gold: 'o', cards: 'c' },
    total: 'Total',
    board,
  },
  options: {
    architectIncome: { name: 'Revenus de l’Architecte', help: 'L’Architecte a 1 pièce par quartier jaune.' },
    twoPlayerDiscards: {
      name: 'Écarts à deux',
      help: 'Qui décide des écarts suivants, face cachée, à deux joueurs.',
      values: { chosen: 'le joueur choisit', random: 'au hasard' },
    },
    alchemistRefund: {
      name: 'Remboursement de l’Alchimiste',
      help: 'Quand l’Alchimiste récupère ce que la construction a coûté.',
      values: { end: 'tout, à la fin du tour', 'at-once': 'un quartier, aussitôt' },
    },
    navigator: {
      name: 'Navigateur',
      help: 'Ce que le Navigateur peut encore faire après son choix.',
      values: { 'no-build': 'tout sauf bâtir', 'turn-ends': 'rien, le tour s’arrête' },
    },
    deck: {
      name: 'Paquet',
      help: 'L’édition des cartes quartier.',
      values: { '2005': '66 cartes de 2005', '2000': '65 cartes de 2000' },
    },
    darkCity: {
      name: 'Cité sombre',
      help: 'D’autres quartiers violets à ajouter.',
      values: {
        none: 'aucun',
        all: 'tous',
        chosen: 'ceux choisis ci-dessous',
        random: 'quelques-uns au hasard',
      },
    },
    darkDistricts: {
      name: 'Quartiers choisis',
      help: 'Les quartiers de la Cité sombre dans la partie, s’ils sont choisis.',
      values: Object.fromEntries(
        DISTRICTS.flatMap(({ id, dark }) => (dark ? [[id, DISTRICT[id].name]] : [])),
      ),
    },
    darkNumber: {
      name: 'Quartiers au hasard',
      help: 'Combien de quartiers de la Cité sombre sont tirés, s’ils viennent au hasard.',
    },
    rank1: option('Rang 1', ['assassin', 'witch']),
    rank2: option('Rang 2', ['thief', 'tax-collector']),
    rank3: option('Rang 3', ['magician', 'wizard']),
    rank4: option('Rang 4', ['king', 'emperor']),
    rank5: option('Rang 5', ['bishop', 'abbot']),
    rank6: option('Rang 6', ['merchant', 'alchemist']),
    rank7: option('Rang 7', ['architect', 'navigator']),
    rank8: option('Rang 8', ['warlord', 'diplomat']),
    rank9: {
      name: 'Rang 9',
      help: 'Un neuvième personnage, à partir de quatre joueurs ; à huit il en faut un, la Reine en demande cinq.',
      values: { none: 'aucun', artist: CHARACTER.artist.name, queen: CHARACTER.queen.name },
    },
    freeMix: {
      name: 'Mélange libre',
      help: 'Remplacez autant de personnages que vous voulez, au lieu de deux au plus.',
    },
  },
  presets: {
    published: { name: 'Règle publiée', help: 'Le jeu publié en 2005 avec ses réponses aux questions.' },
    sheet: {
      name: 'Fiche résumée',
      help: 'La fiche à la lettre : Architecte avec revenus, Alchimiste remboursé aussitôt, Navigateur arrêté, écarts au hasard à deux.',
    },
  },
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'action-first': 'Il faut d’abord prendre de l’or ou piocher.',
    'action-only': 'Ce tour se réduit à l’action.',
    'action-taken': 'L’action de ce tour est déjà faite.',
    'adorned-already': 'Une pièce est déjà posée sur ce quartier.',
    'announce-or-decline': 'Il faut d’abord dire si le Beffroi est annoncé.',
    bewitched: 'L’ensorcelé ne peut être volé.',
    'bishop-guards': 'L’Évêque protège cette cité.',
    'built-enough': 'On ne peut plus bâtir dans ce tour.',
    'card-not-drawn': 'Cette carte n’a pas été piochée.',
    'card-not-in-hand': 'Cette carte n’est pas dans la main.',
    'card-not-in-that-hand': 'Cette carte n’est pas dans cette main.',
    'choose-a-character': 'Il faut d’abord choisir un personnage.',
    'city-complete': 'Une cité achevée est à l’abri.',
    'deck-empty': 'La pioche est vide.',
    'discard-first': 'Il faut d’abord écarter un personnage.',
    'discard-or-redraw': 'Glissez d’autres cartes, ou piochez.',
    'district-not-in-city': 'Ce quartier n’est pas dans votre cité.',
    'give-a-district': 'Il faut d’abord choisir le quartier à donner.',
    'give-the-crown': 'Il faut d’abord donner la couronne.',
    'hand-empty': 'Cette main est vide.',
    'has-the-crown': 'Ce joueur porte déjà la couronne.',
    'income-taken': 'Les revenus de ce tour sont déjà pris.',
    'keep-one': 'Il faut d’abord choisir la carte à garder.',
    'keep-stands': 'On ne touche pas au Donjon.',
    murdered: 'L’assassiné ne peut être volé.',
    'name-a-character': 'Il faut d’abord nommer un personnage.',
    'name-in-city': 'Ce nom est déjà dans la cité.',
    'navigator-builds-nothing': 'Le Navigateur ne bâtit rien.',
    'no-gold': 'Il n’y a pas d’or pour payer.',
    'no-income': 'Il n’y a pas de revenus à prendre.',
    'no-such-district': 'Ce quartier n’est pas là.',
    'no-such-player': 'Personne n’est assis là.',
    'not-enough-gold': 'Il n’y a pas assez d’or.',
    'not-in-the-game': 'Ce personnage n’est pas dans la partie.',
    'not-in-the-pack': 'Ce personnage n’est pas dans le paquet.',
    'not-in-your-city': 'Ce quartier n’est pas dans votre cité.',
    'not-now': 'Cela ne peut pas se faire maintenant.',
    'not-to-yourself': 'La couronne va à un autre joueur.',
    'not-your-power': 'Le personnage n’a pas ce pouvoir.',
    'not-yourself': 'Il faut que ce soit un autre.',
    'nothing-to-give-for-it': 'Rien que vous puissiez donner et payer pour ce quartier.',
    'one-pair-already': 'Un nom est déjà en double dans cette cité.',
    'pay-the-emperor': 'Il faut d’abord payer à l’Empereur une pièce ou une carte.',
    'pay-the-emperor-a-card': 'Il faut d’abord donner une carte à l’Empereur.',
    'power-used': 'Le pouvoir a déjà servi dans ce tour.',
    'return-one': 'Il faut d’abord choisir la carte à rendre.',
    'safe-from-the-thief': 'Les rangs 1 et 2 ne peuvent être volés.',
    'salvage-or-decline': 'Il faut d’abord dire si la carte détruite est rachetée.',
    'search-or-decline': 'Il faut d’abord dire si la pioche est regardée.',
    'several-are-richest': 'Plusieurs sont les plus riches, donc personne ne paie.',
    'take-a-card': 'Il faut d’abord prendre une carte de cette main.',
    'take-one-from-the-deck': 'Il faut d’abord prendre une carte de la pioche.',
    'two-adorned': 'Deux quartiers ont été décorés dans ce tour.',
    'use-your-power-first': 'Ce pouvoir doit servir avant la fin du tour.',
    'used-this-turn': 'Il a déjà servi dans ce tour.',
    'you-are-richest': 'Personne n’est plus riche que l’Abbé.',
  },
  scoreLine({ code, of: about = {} }) {
    switch (code) {
      case 'districts':
        return scored(`Coût de ${count(about.districts, 'quartier')}`);
      case 'worth-more':
      case 'bonus':
        return scored(districtName(about.card as Card));
      case 'adorned':
        return scored('Pièces de l’Artiste');
      case 'colours':
        return scored('Les cinq couleurs');
      case 'first':
        return scored('Première cité achevée');
      default:
        return scored('Cité achevée');
    }
  },
  tieBreaks: { districts: 'les quartiers seuls', gold: 'l’or' },
};

function option(name: string, ids: readonly string[]): Label & { values: Record<string, string> } {
  return {
    name,
    help: 'Lequel des deux personnages de ce rang est dans la partie.',
    values: Object.fromEntries(ids.map(id => [id, CHARACTER[id].name])),
  };
}
