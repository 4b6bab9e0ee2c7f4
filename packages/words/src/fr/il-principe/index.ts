import type { City } from '@signoria/il-principe';
import { byType } from '../../by-type.ts';
import type { IlPrincipeWords } from '../../il-principe-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { about } from './about.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { COLOURS, cardsOf, cityName, coins, counts, REGIONS, TITLE } from './nouns.ts';
import { primer } from './primer.ts';
import { prompt } from './prompt.ts';

export const words: IlPrincipeWords = {
  title: titles['il-principe'],
  terms: {
    colours: COLOURS,
    regions: REGIONS,
    families: ['Médicis', 'Visconti', 'Carraresi', 'd’Este', 'Gonzague'],
    titles: TITLE,
    sizes: { small: 'petite', medium: 'moyenne', large: 'grande' },
    major: 'rôle majeur',
    minor: 'rôle mineur',
    round: (round, last) => (last ? `Manche ${round}, la dernière` : `Manche ${round}`),
    phases: ['Offres', 'Enchères', 'Cités et bâtiments', 'Rôles'],
    phaseHelp: [
      'Chacun met des cartes aux enchères, face cachée.',
      'La plus haute mise remporte le lot ; son gagnant peut bâtir.',
      'À tour de rôle : bâtir une cité ou poser des cartes.',
      'Les rôles vont aux majorités de cartes visibles.',
    ],
    tabs: { name: 'Pages du plateau', auction: 'Enchères', cities: 'Cités' },
    bidding: { less: 'Miser un de moins', more: 'Miser un de plus', sum: 'Votre mise' },
    stillIn: 'Encore en lice',
    deck: cards => `Pioche : ${count(cards, 'carte')}`,
    cityDeck: cities => `${count(cities, 'cité')} à venir`,
    openCities: 'Cités disponibles',
    map: 'Régions (reconstitution)',
    toMap: 'Carte',
    roles: 'Rôles',
    hand: 'Votre main',
    offer: 'Vos cartes aux enchères',
    lots: 'Lots',
    purse: 'Bourse',
    cards: cards => count(cards, 'carte'),
    cardsOf,
    coins,
    points: points => count(points, 'point'),
    shields: shields => count(shields, 'blason'),
    up: 'face visible',
    down: 'face cachée',
    nobody: 'personne',
    marker: 'Il Principe',
    total: 'Total',
    highest: (name, amount) => `${name} mise ${amount}`,
    noBid: 'aucune mise',
    holds: name => `${name} a au moins en main :`,
    known: hands => `Cartes connues : ${hands}`,
    heads: { points: 'points', hand: 'main', purse: 'bourse', shields: 'blasons', roles: 'rôles' },
    signs: { open: 'disponible', built: 'bâtie' },
    counts,
    reconstructed: 'La carte et la plupart des cités sont une reconstitution.',
    city(card) {
      const { name, size, cost, points, shields, needs, regions } = card;
      const sizes = { small: 'petite cité', medium: 'cité moyenne', large: 'grande cité' };
      const places = common.list(regions.map(region => REGIONS[region].name));
      return `${name}, ${sizes[size]} : ${counts(needs)}, ${coins(cost)} ; ${count(points, 'point')}, ${count(shields, 'blason')} ${regions.length > 1 ? 'dans les régions' : 'dans la région'} ${places}`;
    },
    about,
    region: (region, shields) => `La région ${REGIONS[region].name}, ${REGIONS[region].area} : ${shields}`,
  },
  pair: common.pair,
  options: {
    startMoney: { name: 'Pièces au départ', help: 'Ce que chaque famille possède avant son premier revenu.' },
    shields: { name: 'Blasons', help: 'Nombre de blasons de chaque famille.' },
    titles: {
      name: 'Noms des rôles',
      help: 'Deux des dix rôles portent un autre nom dans la première édition.',
      values: { amigo: 'Magistrat et Seigneur', first: 'Gonfalonier et Noble' },
    },
    builtCities: {
      name: 'Carte d’une cité bâtie',
      help: 'Où va la carte ; sans autre effet sur la partie.',
      values: { box: 'remise dans la boîte', kept: 'gardée par le bâtisseur' },
    },
    uncover: {
      name: 'Maître et Apprenti',
      help: 'Si retourner une carte face visible est facultatif ou obligatoire.',
      values: { may: 'facultatif', must: 'obligatoire' },
    },
    lastIncome: {
      name: 'Revenu de la dernière manche',
      help: 'Si l’on reçoit encore le revenu à la dernière manche.',
    },
    shortDeck: {
      name: 'Pioche insuffisante à la fin',
      help: 'À trois joueurs ou plus, que faire si la pioche ne suffit pas pour la dernière enchère.',
      values: { end: 'la partie s’arrête', reuse: 'les lots invendus sont réutilisés' },
    },
    twoPlayersLast: {
      name: 'Dernière enchère à deux',
      help: 'Les cartes mises aux enchères à la dernière manche, à deux joueurs.',
      values: { all: 'toutes les cartes restantes', six: 'six d’entre elles' },
    },
    rich: {
      name: 'Variante riche',
      help: '10 pièces au départ, sauf autre somme choisie, 6 à chaque manche, et des cités dès la première manche.',
    },
    purses: {
      name: 'Bourses',
      help: 'Si l’argent de chacun est visible par tous.',
      values: { hidden: 'cachées', open: 'visibles' },
    },
    material: {
      name: 'Tirage',
      help: 'Les cités et la carte de votre exemplaire, lues dans un fichier, à la place de la reconstitution.',
    },
  },
  presets: {
    amigo: {
      name: 'Amigo, 2006',
      help: 'La deuxième édition : 5 pièces au départ, douze blasons, et un revenu même à la dernière manche.',
    },
    first: {
      name: 'Première édition, 2005',
      help: 'La première édition : pas de pièces au départ, onze blasons, lots invendus réutilisés à la fin.',
    },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'offer-first': 'Choisissez d’abord les cartes à mettre aux enchères.',
    'bid-or-pass-first': 'Misez ou passez d’abord.',
    'build-or-pass-first': 'Décidez d’abord si vous bâtissez une cité.',
    'build-lay-or-pass': 'Bâtissez une cité, posez des cartes, ou passez.',
    'shield-first': 'Placez d’abord le blason.',
    'turn-up-first': 'Choisissez d’abord la carte à retourner.',
    'card-not-in-hand': 'Vous n’avez pas de carte de cette couleur en main.',
    'bid-too-low': 'Misez au moins 1, et plus que la mise précédente.',
    'bid-above-money': 'Vous n’avez pas assez de pièces.',
    'no-city-in-first-round': 'On ne peut pas bâtir de cité à la première manche.',
    'city-not-open': 'Cette cité n’est pas disponible.',
    'cards-missing': 'Il vous manque des cartes pour bâtir cette cité.',
    'money-missing': 'Il vous manque des pièces pour bâtir cette cité.',
    'region-not-touched': 'La cité n’appartient pas à cette région.',
    'lay-at-least-one': 'Posez au moins une carte, ou passez.',
    'cards-not-in-hand': 'Vous n’avez pas autant de cartes de cette couleur.',
    'not-green': 'Vous ne pouvez pas retourner une carte verte.',
    'no-card-face-down': 'Vous n’avez pas de carte face cachée de cette couleur.',
    'must-turn-up': 'Dans cette édition, vous devez retourner une carte.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'city':
        return scored(cityName(of.city as City));
      case 'tributes':
        return scored('Rôles, pour les cités des autres');
      case 'blessings':
        return scored('Évêque et Prêtre');
      case 'majors':
        return { subject: 'Rôles majeurs', text: count(of.count, 'rôle majeur', 'rôles majeurs') };
      case 'minors':
        return { subject: 'Rôles mineurs', text: count(of.count, 'rôle mineur', 'rôles mineurs') };
      case 'sets':
        return { subject: 'Séries de cinq couleurs', text: `${count(of.count, 'série')} de cinq couleurs` };
      case 'money':
        return scored('Le plus d’argent', coins(of.coins));
      case 'hand':
        return scored('Le plus de cartes en main', `${of.cards}`);
      default:
        return scored(`Région ${REGIONS[of.region].name}`, count(of.shields, 'blason'));
    }
  },
  tieBreaks: {
    buildings: 'le plus de cartes Bâtiment posées',
    'first-major': 'le premier rôle majeur dans l’ordre des couleurs',
  },
};
