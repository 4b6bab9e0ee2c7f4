import { byType } from '../../by-type.ts';
import { signed } from '../../figures.ts';
import type { LostCitiesWords } from '../../lost-cities-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { about } from './about.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { cardName, EXPEDITIONS, theCard } from './nouns.ts';
import { primer } from './primer.ts';
import { prompt } from './prompt.ts';
import { standing, standingBriefly } from './standing.ts';

export const words: LostCitiesWords = {
  title: titles['lost-cities'],
  terms: {
    expeditions: EXPEDITIONS,
    wager: 'pari',
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    stock: cards => `Pioche : ${count(cards, 'carte')}`,
    hand: 'Votre main',
    total: 'Total',
    earlier: 'Avant',
    thisRound: 'Cette manche',
    holds: name => `${name} a au moins en main :`,
    held: 'Cartes connues',
    card: cardName,
    cards: cards => count(cards, 'carte'),
    column: (name, expedition, laid, points) =>
      laid
        ? `${EXPEDITIONS[expedition].name}, ${name} : ${laid} ; ${count(points, 'point')}`
        : `${EXPEDITIONS[expedition].name}, ${name} : pas commencée`,
    pile: (expedition, cards, top) =>
      top === null
        ? `Défausse ${EXPEDITIONS[expedition].name} : vide`
        : `Défausse ${EXPEDITIONS[expedition].name} : ${count(cards, 'carte')}, au-dessus : ${top}`,
    takesAfter: card =>
      `Vous prendrez ensuite ${theCard(card)}. Choisissez d’abord une carte à poser ou à défausser.`,
    standing,
    standingBriefly,
    about,
  },
  pair: common.pair,
  options: {
    rounds: { name: 'Manches', help: 'Le nombre de manches d’une partie.' },
    expeditions: { name: 'Expéditions', help: 'Cinq, ou six pour la partie longue de 72 cartes.' },
    bonusFrom: {
      name: 'Bonus à partir de',
      help: 'Nombre de cartes d’une expédition, paris compris, qui donne le bonus de 20 points.',
    },
    laterStarter: {
      name: 'Premier joueur des manches suivantes',
      help: 'Qui commence à partir de la deuxième manche.',
      values: { leader: 'le joueur en tête', first: 'toujours le même joueur' },
    },
  },
  presets: {
    published: {
      name: 'Règles officielles',
      help: 'Bonus dès huit cartes ; le joueur en tête commence les manches suivantes.',
    },
    sheet: {
      name: 'Résumé des règles',
      help: 'Le résumé à la lettre : bonus dès neuf cartes ; le même joueur commence toutes les manches.',
    },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'Vous n’avez pas cette carte en main.',
    'number-too-low': 'Les nombres doivent être croissants : cette expédition a déjà un nombre plus grand.',
    'wager-after-number': 'Un pari se pose avant le premier nombre de son expédition.',
    'own-column': 'Posez vos cartes uniquement de votre côté.',
    'wrong-expedition': 'Une carte se pose dans l’expédition de sa couleur.',
    'wrong-pile': 'Une carte se met sur la défausse de sa couleur.',
    'card-first': 'Posez ou défaussez d’abord une carte.',
    'draw-first': 'Vous avez déjà joué une carte : prenez-en une.',
    'pile-empty': 'Cette défausse est vide.',
    'just-discarded': 'Vous ne pouvez pas reprendre la carte que vous venez de défausser.',
  },
  scoreLine({ of = {} }) {
    const { round, expedition, cards, sum, wagers, bonus } = of;
    const value = wagers > 0 ? `(${sum} − 20) × ${wagers + 1}` : `${sum} − 20`;
    const extra = bonus > 0 ? `, ${signed(bonus)} de bonus pour ${count(cards, 'carte')}` : '';
    return scored(`Manche ${round}, ${EXPEDITIONS[expedition].name}`, `${value}${extra}`);
  },
  tieBreaks: {},
};
