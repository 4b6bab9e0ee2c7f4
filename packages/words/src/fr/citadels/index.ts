import { type Card, DARK_CITY, DISTRICTS } from '@signoria/citadels';
import { byType } from '../../by-type.ts';
import { choices } from '../../choices.ts';
import type { CitadelsWords } from '../../citadels-words.ts';
import type { OptionWords } from '../../game-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { board } from './board.ts';
import { CHARACTER, DISTRICT, SHORT } from './cards.ts';
import { EVENT, toReader } from './events.ts';
import { cards, characterName, coins, discarded, districtName, helpOf, powerOf, rankName } from './nouns.ts';
import { primer } from './primer.ts';
import { prompt } from './prompt.ts';

const COLOURS = [
  { name: 'jaune', letter: 'J', trade: 'noble' },
  { name: 'bleu', letter: 'B', trade: 'religieux' },
  { name: 'vert', letter: 'Ve', trade: 'marchand' },
  { name: 'rouge', letter: 'R', trade: 'militaire' },
  { name: 'violet', letter: 'Vi', trade: 'spécial' },
];

export const words: CitadelsWords = {
  title: titles.citadels,
  terms: {
    colours: COLOURS,
    character: (character, options) => ({
      name: characterName(character),
      help: powerOf(character, options),
    }),
    rank: (rank, cast) => `${rank} ${rankName(rank, cast)}`,
    district: card => ({ name: districtName(card), help: helpOf(card) }),
    shortName: card => SHORT[DISTRICTS[card].id] ?? districtName(card),
    card: card => `${districtName(card)} (${DISTRICTS[card].cost})`,
    cards,
    gold: coins,
    points: points => count(points, 'point'),
    round: (round, last) => (last ? `Manche ${round}, la dernière` : `Manche ${round}`),
    deck: number => `Pioche : ${cards(number)}`,
    museum: number => `Musée : ${cards(number)}`,
    hand: 'Votre main',
    drawn: 'Cartes piochées',
    city: 'Cité',
    crown: 'couronne',
    adorned: 'décoré',
    emptyCity: 'aucun quartier',
    emptyHand: 'Votre main est vide.',
    mine: characters => `Vous jouez : ${characters.join(', ')}`,
    out: characters => `${discarded(characters.length)} face visible : ${characters.join(', ')}`,
    fate: { murdered: 'assassiné', bewitched: 'ensorcelé', robbed: 'volé' },
    complete: 'achevée',
    first: 'première',
    holds: name => `${name} a au moins en main :`,
    inDeck: 'Cartes connues dans la pioche :',
    heads: { points: 'points', gold: 'or', hand: 'main', character: 'personnage', city: 'cité' },
    signs: { gold: 'o', cards: 'c' },
    total: 'Total',
    board,
  },
  pair: common.pair,
  options: {
    architectIncome: {
      name: 'Revenus de l’Architecte',
      help: 'L’Architecte reçoit 1 pièce par quartier jaune.',
    },
    twoPlayerDiscards: {
      name: 'Personnages écartés à deux joueurs',
      help: 'Comment sont écartés, après le premier, les personnages face cachée à deux joueurs.',
      values: { chosen: 'choisis par le joueur', random: 'au hasard' },
    },
    alchemistRefund: {
      name: 'Remboursement de l’Alchimiste',
      help: 'À quel moment l’Alchimiste récupère l’or dépensé pour bâtir.',
      values: { end: 'tout, à la fin du tour', 'at-once': 'un seul quartier, aussitôt' },
    },
    navigator: {
      name: 'Navigateur',
      help: 'Ce que le Navigateur peut encore faire après son choix.',
      values: { 'no-build': 'tout sauf bâtir', 'turn-ends': 'plus rien, son tour s’arrête' },
    },
    deck: {
      name: 'Cartes quartier',
      help: 'Édition des cartes utilisée.',
      values: { '2005': '66 cartes de 2005', '2000': '65 cartes de 2000' },
    },
    darkCity: {
      name: 'Cité sombre',
      help: 'Quartiers violets supplémentaires.',
      values: {
        none: 'aucun',
        all: 'tous',
        chosen: 'ceux choisis ci-dessous',
        random: 'quelques-uns au hasard',
      },
    },
    darkDistricts: {
      name: 'Quartiers choisis',
      help: 'Les quartiers de la Cité sombre à utiliser, si vous les choisissez vous-même.',
      ...choices(DISTRICT, DARK_CITY),
    },
    darkNumber: {
      name: 'Nombre de quartiers au hasard',
      help: 'Combien de quartiers de la Cité sombre sont tirés au sort.',
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
      help: 'Un neuvième personnage, à partir de quatre joueurs (cinq pour la Reine) ; obligatoire à huit.',
      ...choices({ none: { name: 'aucun', help: 'Jouer avec huit personnages.' }, ...CHARACTER }, [
        'none',
        'artist',
        'queen',
      ]),
    },
    freeMix: {
      name: 'Mélange libre',
      help: 'Remplacez autant de personnages que vous voulez, au lieu de deux au plus.',
    },
  },
  presets: {
    published: { name: 'Règles officielles', help: 'Les règles de 2005, questions et réponses comprises.' },
    sheet: {
      name: 'Résumé des règles',
      help: 'Le résumé à la lettre : revenus pour l’Architecte, Alchimiste remboursé aussitôt, tour du Navigateur arrêté, écarts au hasard à deux joueurs.',
    },
  },
  mixes: {
    usual: {
      name: 'Classique',
      help: 'Les huit personnages d’origine et les quartiers de base.',
    },
    shadows: { name: 'Dans l’ombre', help: 'La Sorcière et le Bailli.' },
    riches: { name: 'Richesses', help: 'L’Alchimiste et le Diplomate.' },
    court: { name: 'À la cour', help: 'L’Empereur et l’Abbé, avec l’Artiste comme neuvième personnage.' },
    strangers: { name: 'Nouveaux visages', help: 'Le second personnage de chaque rang, et l’Artiste.' },
    'dark-city': {
      name: 'La Cité sombre',
      help: 'Les personnages d’origine, et cinq quartiers violets au hasard.',
    },
    everything: { name: 'Tout à la fois', help: 'Tous les seconds personnages et toute la Cité sombre.' },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  toReader,
  refusals: {
    ...common.refusals,
    'action-first': 'Prenez d’abord de l’or ou piochez.',
    'action-only': 'Ce tour se limite à prendre de l’or ou des cartes.',
    'action-taken': 'Vous avez déjà fait l’action de ce tour.',
    'adorned-already': 'Ce quartier est déjà décoré.',
    'announce-or-decline': 'Décidez d’abord si vous utilisez le Beffroi.',
    bewitched: 'Un personnage ensorcelé ne peut pas être volé.',
    'bishop-guards': 'L’Évêque protège cette cité.',
    'built-enough': 'Vous ne pouvez plus bâtir ce tour-ci.',
    'card-not-drawn': 'Cette carte n’a pas été piochée.',
    'card-not-in-hand': 'Vous n’avez pas cette carte en main.',
    'card-not-in-that-hand': 'Cette carte n’est pas dans cette main.',
    'choose-a-character': 'Choisissez d’abord un personnage.',
    'city-complete': 'Une cité achevée est protégée.',
    'deck-empty': 'La pioche est vide.',
    'discard-first': 'Écartez d’abord un personnage.',
    'discard-or-redraw': 'Défaussez d’autres cartes, ou piochez.',
    'district-not-in-city': 'Ce quartier n’est pas dans votre cité.',
    'give-a-district': 'Choisissez d’abord le quartier à donner.',
    'give-the-crown': 'Donnez d’abord la couronne.',
    'hand-empty': 'Cette main est vide.',
    'has-the-crown': 'Ce joueur a déjà la couronne.',
    'income-taken': 'Vous avez déjà pris vos revenus.',
    'keep-one': 'Choisissez d’abord la carte à garder.',
    'keep-stands': 'Le Donjon est protégé.',
    murdered: 'Un personnage assassiné ne peut pas être volé.',
    'name-a-character': 'Désignez d’abord un personnage.',
    'name-in-city': 'Cette cité a déjà un quartier de ce nom.',
    'navigator-builds-nothing': 'Le Navigateur ne peut pas bâtir.',
    'no-gold': 'Vous n’avez pas d’or pour payer.',
    'no-income': 'Vous n’avez pas de revenus à prendre.',
    'no-such-district': 'Ce quartier n’est pas dans cette cité.',
    'no-such-player': 'Il n’y a pas de joueur à cette place.',
    'not-enough-gold': 'Vous n’avez pas assez d’or.',
    'not-in-the-game': 'Ce personnage n’est pas dans la partie.',
    'not-in-the-pack': 'Ce personnage n’est pas dans le paquet.',
    'not-in-your-city': 'Ce quartier n’est pas dans votre cité.',
    'not-now': 'Action impossible pour le moment.',
    'not-to-yourself': 'Donnez la couronne à un autre joueur.',
    'not-your-power': 'Votre personnage n’a pas ce pouvoir.',
    'not-yourself': 'Choisissez un autre joueur ou un autre personnage.',
    'nothing-to-give-for-it': 'Vous n’avez aucun quartier à échanger contre celui-ci.',
    'one-pair-already': 'Cette cité a déjà deux quartiers de même nom.',
    'pay-the-emperor': 'Donnez d’abord 1 pièce ou une carte à l’Empereur.',
    'pay-the-emperor-a-card': 'Donnez d’abord une carte à l’Empereur.',
    'power-used': 'Vous avez déjà utilisé ce pouvoir ce tour-ci.',
    'return-one': 'Choisissez d’abord la carte à remettre.',
    'safe-from-the-thief': 'Les personnages de rang 1 et 2 ne peuvent pas être volés.',
    'salvage-or-decline': 'Décidez d’abord si vous récupérez le quartier détruit.',
    'search-or-decline': 'Décidez d’abord si vous regardez la pioche.',
    'several-are-richest': 'Plusieurs joueurs sont les plus riches à égalité : personne ne paie.',
    'take-a-card': 'Prenez d’abord une carte de cette main.',
    'take-one-from-the-deck': 'Prenez d’abord une carte de la pioche.',
    'two-adorned': 'Vous avez déjà décoré deux quartiers ce tour-ci.',
    'use-your-power-first': 'Utilisez votre pouvoir avant de terminer le tour.',
    'used-this-turn': 'Déjà utilisé ce tour-ci.',
    'you-are-richest': 'Aucun joueur n’est plus riche que vous.',
  },
  scoreLine({ code, of: about = {} }) {
    switch (code) {
      case 'districts':
        return { subject: 'Valeur des quartiers', text: `Valeur de ${count(about.districts, 'quartier')}` };
      case 'worth-more':
      case 'bonus':
        return scored(districtName(about.card as Card));
      case 'adorned':
        return scored('Quartiers décorés');
      case 'colours':
        return scored('Les cinq couleurs');
      case 'first':
        return scored('Première cité achevée');
      default:
        return scored('Cité achevée');
    }
  },
  tieBreaks: { districts: 'la valeur des quartiers', gold: 'l’or' },
};

function option(name: string, ids: readonly string[]): OptionWords {
  return {
    name,
    help: 'Le personnage de ce rang utilisé dans la partie.',
    ...choices(CHARACTER, ids),
  };
}
