import { byType } from '../../by-type.ts';
import { signed } from '../../figures.ts';
import type { LostCitiesWords } from '../../lost-cities-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { cardName, EXPEDITIONS } from './nouns.ts';
import { prompt } from './prompt.ts';

export const words: LostCitiesWords = {
  title: titles['lost-cities'],
  terms: {
    expeditions: EXPEDITIONS,
    wager: 'pari',
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    stock: cards => `Pioche : ${count(cards, 'carte')}`,
    hand: 'Votre main',
    total: 'Total',
    holds: name => `${name} a pris et tient encore :`,
    held: 'A pris',
    card: cardName,
    cards: cards => count(cards, 'carte'),
    column: (name, expedition, laid, points) =>
      laid
        ? `${EXPEDITIONS[expedition].name}, ${name} : ${laid} ; ${count(points, 'point')}`
        : `${EXPEDITIONS[expedition].name}, ${name} : pas commencée`,
    pile: (expedition, cards, top) =>
      top === null
        ? `Défausse ${EXPEDITIONS[expedition].name} : vide`
        : `Défausse ${EXPEDITIONS[expedition].name} : ${count(cards, 'carte')}, dessus ${top}`,
  },
  options: {
    rounds: { name: 'Manches', help: 'Le nombre de manches d’une partie.' },
    expeditions: { name: 'Expéditions', help: 'Cinq, ou six pour la partie longue de 72 cartes.' },
    bonusFrom: {
      name: 'Prime à partir de',
      help: 'Le nombre de cartes d’une expédition, paris compris, qui rapporte les 20 points de prime.',
    },
    laterStarter: {
      name: 'Qui ouvre les manches suivantes',
      help: 'À qui revient le premier tour de la deuxième manche et des suivantes.',
      values: { leader: 'le joueur en tête aux points', first: 'toujours le premier à avoir joué' },
    },
  },
  presets: {
    published: {
      name: 'Règle publiée',
      help: 'La règle publiée : prime dès huit cartes, le joueur en tête ouvre les manches suivantes.',
    },
    sheet: {
      name: 'Fiche résumée',
      help: 'La fiche à la lettre : prime dès neuf cartes, le même joueur ouvre toutes les manches.',
    },
  },
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'Cette carte n’est pas dans la main.',
    'number-too-low': 'Les nombres doivent monter : cette expédition en montre déjà un plus grand.',
    'wager-after-number': 'Un pari se pose avant le premier nombre de son expédition.',
    'own-column': 'Les cartes se posent de votre côté seulement.',
    'wrong-expedition': 'Une carte va à l’expédition de sa couleur.',
    'wrong-pile': 'Une carte se défausse sur la pile de sa couleur.',
    'card-first': 'Il faut d’abord poser ou défausser une carte, puis en prendre une.',
    'draw-first': 'Une carte vient d’être posée ou défaussée ; il faut maintenant en prendre une.',
    'pile-empty': 'Cette défausse est vide.',
    'just-discarded': 'La carte que l’on vient de défausser ne se reprend pas dans le même tour.',
  },
  scoreLine({ of = {} }) {
    const { round, expedition, cards, sum, wagers, bonus } = of;
    const factor = wagers > 0 ? `, fois ${wagers + 1}` : '';
    const extra = bonus > 0 ? `, ${signed(bonus)} pour ${count(cards, 'carte')}` : '';
    return scored(`Manche ${round}, ${EXPEDITIONS[expedition].name}`, `${sum} − 20${factor}${extra}`);
  },
  tieBreaks: {},
};
