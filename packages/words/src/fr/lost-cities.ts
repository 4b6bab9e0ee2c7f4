import { type Action, type Card, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';
import { figure, signed } from '../figures.ts';
import type { LostCitiesWords } from '../lost-cities-words.ts';
import { common, count } from './common.ts';
import { titles } from './titles.ts';

const EXPEDITIONS = [
  { name: 'Désert', of: 'du Désert', letter: 'D' },
  { name: 'Mer', of: 'de la Mer', letter: 'M' },
  { name: 'Sommets', of: 'des Sommets', letter: 'S' },
  { name: 'Forêt', of: 'de la Forêt', letter: 'F' },
  { name: 'Volcan', of: 'du Volcan', letter: 'V' },
  { name: 'Ruines', of: 'des Ruines', letter: 'R' },
];

/** As in a menu: « Forêt 5 », « Forêt pari ». */
function cardName(card: Card): string {
  const { name } = EXPEDITIONS[expeditionOf(card)];
  return isWager(card) ? `${name} pari` : `${name} ${numberOn(card)}`;
}

/** As in a sentence: « le 5 de la Forêt », « un pari de la Forêt ». */
function the(card: Card): string {
  const { of } = EXPEDITIONS[expeditionOf(card)];
  return isWager(card) ? `un pari ${of}` : `le ${numberOn(card)} ${of}`;
}

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
  prompt(view, _seat, legal) {
    const may = (type: Action['type']) => legal.some(action => action.type === type);
    if (view.step === 'card')
      return {
        name: may('play')
          ? 'Posez une carte sur l’une de vos expéditions, ou défaussez-en une.'
          : 'Aucune de vos cartes ne peut être posée : défaussez-en une.',
        help: 'Un tour, c’est une carte qui sort puis une carte qui entre (LC-1.5). Les nombres d’une expédition vont en montant (LC-2.3) et les paris se posent avant le premier nombre (LC-2.4). Une expédition commencée coûte 20 points (LC-5.2).',
      };
    return {
      name: may('take')
        ? 'Prenez une carte : dans la pioche, ou le dessus d’une défausse.'
        : 'Piochez une carte.',
      help: 'Vous pouvez prendre le dessus de toute défausse, sauf de celle où vous venez de poser (LC-3.1, LC-3.4). La dernière carte de la pioche met aussitôt fin à la manche (LC-4.1).',
    };
  },
  action(action, view) {
    switch (action.type) {
      case 'play': {
        const { cards } = view.running[view.player][expeditionOf(action.card)];
        return {
          name: `Poser ${cardName(action.card)}`,
          help:
            cards === 0 ? 'Lance l’expédition, qui coûte 20 points.' : 'Poursuit une expédition en cours.',
        };
      }
      case 'discard':
        return {
          name: `Défausser ${cardName(action.card)}`,
          help: 'La met sur la défausse de sa couleur, où l’adversaire peut la prendre.',
        };
      case 'draw':
        return {
          name: `Piocher (reste ${view.stockSize})`,
          help:
            view.stockSize === 1
              ? 'C’est la dernière carte : la manche s’arrête.'
              : 'Une carte inconnue ; c’est l’horloge de la manche.',
        };
      case 'take': {
        const top = view.piles[action.expedition].at(-1);
        return {
          name:
            top === undefined ? `Prendre ${EXPEDITIONS[action.expedition].name}` : `Prendre ${cardName(top)}`,
          help: 'L’adversaire la voit et s’en souvient ; la pioche ne diminue pas.',
        };
      }
    }
  },
  event(event, names) {
    switch (event.type) {
      case 'played':
        return `${names[event.seat]} pose ${the(event.card)}.`;
      case 'discarded':
        return `${names[event.seat]} défausse ${the(event.card)}.`;
      case 'drew':
        return event.card === null
          ? `${names[event.seat]} pioche une carte.`
          : `${names[event.seat]} pioche ${the(event.card)}.`;
      case 'took':
        return `${names[event.seat]} prend ${the(event.card)} dans la défausse.`;
      case 'round-ended': {
        const reason =
          event.reason === 'stock' ? 'la pioche est vide' : 'quarante tours ont passé sans pioche';
        const totals = event.totals.map((total, seat) => `${names[seat]} ${figure(total)}`);
        return `La manche ${event.round} est finie : ${reason}. ${common.list(totals)}.`;
      }
      case 'round-began':
        return `La manche ${event.round} est distribuée ; ${names[event.starter]} commence.`;
      case 'match-ended':
        return 'La partie est finie.';
    }
  },
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
    return `Manche ${round}, ${EXPEDITIONS[expedition].name} : ${sum} − 20${factor}${extra}`;
  },
  tieBreaks: {},
};
