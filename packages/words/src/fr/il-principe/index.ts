import { CITIES, type City } from '@signoria/il-principe';
import { byType } from '../../by-type.ts';
import type { IlPrincipeWords } from '../../il-principe-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { COLOURS, cityName, coins, counts, REGIONS, TITLE } from './nouns.ts';
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
    phases: ['Offres', 'Enchères', 'Bâtir et poser', 'Rôles'],
    deck: cards => `Pioche : ${count(cards, 'carte')}`,
    cityDeck: cities => `${count(cities, 'cité')} à venir`,
    openCities: 'Cités ouvertes',
    map: 'Régions (reconstitution)',
    toMap: 'Carte',
    roles: 'Rôles',
    hand: 'Votre main',
    offer: 'Votre offre',
    lots: 'Lots',
    purse: 'Bourse',
    cards: cards => count(cards, 'carte'),
    coins,
    points: points => count(points, 'point'),
    shields: shields => count(shields, 'blason'),
    up: 'face visible',
    down: 'face cachée',
    nobody: 'personne',
    marker: 'Il Principe',
    total: 'Total',
    highest: (name, amount) => `${name} mise ${amount}`,
    noBid: 'pas encore de mise',
    holds: name => `${name} tient à coup sûr :`,
    known: hands => `Tenu à coup sûr : ${hands}`,
    heads: { points: 'points', hand: 'main', purse: 'bourse', shields: 'blasons', roles: 'rôles' },
    signs: { open: 'ouverte', built: 'bâtie' },
    counts,
    reconstructed: 'La carte et la plupart des cités sont une reconstitution.',
    city(city) {
      const { name, size, cost, points, shields, needs, regions } = CITIES[city];
      const sizes = { small: 'petite', medium: 'moyenne', large: 'grande' };
      const places = common.list(regions.map(region => REGIONS[region].name));
      return `${name}, ${sizes[size]} cité : ${counts(needs)}, ${coins(cost)} ; ${count(points, 'point')}, ${count(shields, 'blason')} en région ${places}`;
    },
    region: (region, shields) => `La région ${REGIONS[region].name}, ${REGIONS[region].area} : ${shields}`,
  },
  options: {
    startMoney: { name: 'Pièces au départ', help: 'Ce que chaque famille possède avant son premier revenu.' },
    shields: { name: 'Blasons', help: 'Le nombre de blasons de chaque famille pour la carte.' },
    titles: {
      name: 'Noms des rôles',
      help: 'Deux des dix rôles portent un autre nom dans la première édition.',
      values: { amigo: 'Magistrat et Seigneur', first: 'Gonfalonier et Noble' },
    },
    builtCities: {
      name: 'Carte d’une cité bâtie',
      help: 'Où va la carte ; rien d’autre n’en dépend.',
      values: { box: 'retourne dans la boîte', kept: 'reste près de son bâtisseur' },
    },
    uncover: {
      name: 'Maître et Apprenti',
      help: 'S’ils ont le choix de remettre une carte face visible.',
      values: { may: 'peuvent redresser une carte', must: 'doivent redresser une carte' },
    },
    lastIncome: {
      name: 'Revenu de la dernière manche',
      help: 'Si la dernière manche paie encore le revenu.',
    },
    shortDeck: {
      name: 'Trop peu de cartes à la fin',
      help: 'Ce qui arrive quand la pioche ne suffit pas à la dernière enchère, à trois familles ou plus.',
      values: { end: 'la partie s’arrête', reuse: 'les invendus reviennent' },
    },
    twoPlayersLast: {
      name: 'Dernière enchère à deux',
      help: 'Ce que deux familles se disputent dans leur dernière manche.',
      values: { all: 'toutes les cartes restantes', six: 'six d’entre elles' },
    },
    rich: {
      name: 'Variante riche',
      help: '10 pièces au départ, sauf autre somme choisie, 6 à chaque manche, et des cités dès la première manche.',
    },
    purses: {
      name: 'Bourses',
      help: 'Si chacun voit combien d’argent ont les autres.',
      values: { hidden: 'cachées', open: 'ouvertes' },
    },
  },
  presets: {
    amigo: {
      name: 'Amigo, 2006',
      help: 'La deuxième édition : 5 pièces au départ, douze blasons, et un revenu même à la dernière manche.',
    },
    first: {
      name: 'Première édition, 2005',
      help: 'La première édition : pas de pièces au départ, onze blasons, et les invendus reviennent à la fin.',
    },
  },
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'not-now': 'Cela ne se fait pas à ce moment de la manche.',
    'card-not-in-hand': 'La main n’a pas de carte de cette couleur.',
    'bid-too-low': 'Une mise doit dépasser la précédente.',
    'bid-above-money': 'La bourse n’en contient pas autant.',
    'no-city-in-first-round': 'On ne bâtit pas de cité dans la première manche.',
    'city-not-open': 'Cette cité n’est pas ouverte.',
    'cards-missing': 'Il manque à la main des cartes que demande la cité.',
    'money-missing': 'Il manque à la bourse les pièces que coûte la cité.',
    'region-not-touched': 'La cité ne touche pas cette région.',
    'lay-at-least-one': 'Posez au moins une carte, ou ne faites rien.',
    'cards-not-in-hand': 'La main n’a pas autant de cartes de cette couleur.',
    'not-green': 'On ne redresse qu’une carte d’une autre couleur que le vert.',
    'no-card-face-down': 'Il n’y a pas de carte cachée de cette couleur.',
    'must-turn-up': 'Dans cette édition, il faut redresser une carte.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'city':
        return scored(cityName(of.city as City));
      case 'tributes':
        return scored('Rôles, quand d’autres ont bâti');
      case 'blessings':
        return scored('Évêque et Prêtre');
      case 'majors':
        return scored(count(of.count, 'rôle majeur', 'rôles majeurs'));
      case 'minors':
        return scored(count(of.count, 'rôle mineur', 'rôles mineurs'));
      case 'sets':
        return scored(`${count(of.count, 'série')} de toutes les couleurs`);
      case 'money':
        return scored('Le plus d’argent', coins(of.coins));
      case 'hand':
        return scored('Le plus de cartes en main', `${of.cards}`);
      default:
        return scored(`La région ${REGIONS[of.region].name} avec ${count(of.shields, 'blason')}`);
    }
  },
  tieBreaks: {
    buildings: 'plus de cartes Bâtiment sur la table',
    'first-major': 'le premier rôle majeur dans l’ordre des couleurs',
  },
};
