import { type Action, CITIES, type City, TITLES, type Title, type View } from '@signoria/il-principe';
import type { IlPrincipeWords } from '../il-principe-words.ts';
import { common, count } from './common.ts';
import { titles } from './titles.ts';

const COLOURS = [
  { name: 'vert', one: 'verte', many: 'vertes', letter: 'V', building: 'université' },
  { name: 'blanc', one: 'blanche', many: 'blanches', letter: 'B', building: 'cathédrale' },
  { name: 'rouge', one: 'rouge', many: 'rouges', letter: 'R', building: 'hôtel de ville' },
  { name: 'bleu', one: 'bleue', many: 'bleues', letter: 'L', building: 'château' },
  { name: 'jaune', one: 'jaune', many: 'jaunes', letter: 'J', building: 'marché' },
];

const REGIONS = [
  { name: 'bleue', area: 'le nord' },
  { name: 'verte', area: 'l’ouest' },
  { name: 'brune', area: 'le centre' },
  { name: 'rouge', area: 'l’Adriatique' },
  { name: 'violette', area: 'l’Arno et l’Apennin' },
  { name: 'jaune', area: 'le sud' },
];

const TITLE: Readonly<Record<Title, string>> = {
  master: 'Maître',
  apprentice: 'Apprenti',
  bishop: 'Évêque',
  priest: 'Prêtre',
  magistrate: 'Magistrat',
  gonfalonier: 'Gonfalonier',
  notary: 'Notaire',
  lord: 'Seigneur',
  noble: 'Noble',
  knight: 'Chevalier',
  banker: 'Banquier',
  merchant: 'Marchand',
};

const coins = (number: number) => count(number, 'pièce');
const cityName = (city: City) => CITIES[city].name;
const titleOf = (view: View) => TITLE[TITLES[view.options.titles][view.role]];

/** « 1 carte verte », « 3 cartes vertes » */
function cardsOf(number: number, colour: number): string {
  const { one, many } = COLOURS[colour];
  return count(number, `carte ${one}`, `cartes ${many}`);
}

/** « de Maître », « d’Évêque » */
function ofTitle(title: string): string {
  return /^[AÉ]/.test(title) ? `d’${title}` : `de ${title}`;
}

/** « le rôle de Maître », once spoken of. */
function role(title: Title): string {
  return `le rôle ${ofTitle(TITLE[title])}`;
}

function counts(cards: readonly number[]): string {
  const parts = cards.flatMap((number, colour) => {
    const { one, many } = COLOURS[colour];
    return number > 0 ? [count(number, one, many)] : [];
  });
  return parts.length > 0 ? parts.join(', ') : 'aucune';
}

function highestBid(view: View): string {
  return view.bid > 0 ? ` La plus haute mise est de ${view.bid}.` : ' Personne n’a encore misé.';
}

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
      help: '10 pièces au départ, 6 à chaque manche, et des cités dès la première manche.',
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
  prompt(view, _seat, legal) {
    const may = (type: Action['type']) => legal.some(action => action.type === type);
    switch (view.step) {
      case 'offer':
        return {
          name: 'Choisissez une carte de votre main à mettre aux enchères.',
          help: 'Chacun pose deux cartes face cachée, trois à deux joueurs (IP-2.3, IP-8.2). On les montre ensemble, et qui gagne une couleur en prend toutes les cartes.',
        };
      case 'bid':
        if (view.auction === 'role')
          return {
            name: `${may('bid') ? `Misez pour le rôle ${ofTitle(titleOf(view))}, ou passez.` : `Vous ne pouvez pas miser davantage pour le rôle ${ofTitle(titleOf(view))}.`}${highestBid(view)}`,
            help: 'Vous êtes à égalité, le rôle se vend donc entre vous (IP-5.5). Le gagnant paie, prend le marqueur et use aussitôt du rôle.',
          };
        return {
          name: `${may('bid') ? `Misez pour ${cardsOf(view.lots[view.lot], view.lot)}, ou passez.` : `Vous ne pouvez pas miser davantage pour ${cardsOf(view.lots[view.lot], view.lot)}.`}${highestBid(view)}`,
          help: 'Chaque mise doit dépasser la précédente (IP-3.3) ; qui passe sort de l’enchère (IP-3.4). Le gagnant prend le marqueur et peut aussitôt bâtir une cité (IP-3.7) : gardez-lui des pièces.',
        };
      case 'build':
        return {
          name: may('build')
            ? 'Le lot est à vous : bâtissez une cité maintenant, ou passez.'
            : 'Le lot est à vous, mais ce que vous avez ne bâtit aucune cité pour l’instant.',
          help: 'Une cité par lot gagné, avec les cartes et les pièces qui vous restent (IP-3.7). Votre tour de la phase 3 vient en plus.',
        };
      case 'act':
        return {
          name: may('build')
            ? 'Bâtissez une cité, posez des cartes d’une couleur, ou ne faites rien.'
            : may('lay')
              ? 'Posez des cartes d’une couleur, ou ne faites rien.'
              : 'Vous n’avez rien à bâtir ni à poser.',
          help: 'Un tour chacun (IP-4.1). Les cartes visibles devant vous gagnent les rôles (IP-5.2) ; les autres marquent pour leurs rôles quand vous bâtissez dans leurs couleurs (IP-4.6).',
        };
      case 'shield':
        return {
          name: `Placez un blason de ${view.city === null ? '' : cityName(view.city)} dans une de ses régions (${view.shieldsDue} à placer).`,
          help: 'Les deux peuvent aller dans la même (IP-4.5). À la fin, le plus de blasons d’une région vaut 5, la deuxième place 2 (IP-7.6).',
        };
      case 'uncover':
        return {
          name: `${titleOf(view)} : remettez une de vos cartes cachées face visible.`,
          help: 'De toute couleur sauf le vert (IP-5.8). Elle compte aussitôt quand on donne les rôles de sa couleur.',
        };
      case 'anywhere':
        return {
          name: `${titleOf(view)} : placez un blason dans la région de votre choix.`,
          help: 'Où vous voulez (IP-5.11).',
        };
      default:
        return { name: 'La partie est finie.', help: 'Plus personne n’agit (IP-6.6).' };
    }
  },
  action(action, view) {
    switch (action.type) {
      case 'offer':
        return {
          name: `Offrir une carte ${COLOURS[action.colour].one} (${COLOURS[action.colour].building})`,
          help: 'Elle reste face cachée jusqu’à ce que tous aient choisi.',
        };
      case 'bid':
        return {
          name: `Miser ${action.amount}`,
          help: 'À payer à la banque si personne ne monte plus haut.',
        };
      case 'build': {
        const { cost, points } = CITIES[action.city];
        return {
          name: `Bâtir ${cityName(action.city)}`,
          help: `Coûte ${coins(cost)} et ses cartes, rapporte ${count(points, 'point')}.`,
        };
      }
      case 'lay':
        return {
          name: `Poser ${cardsOf(action.count, action.colour)}`,
          help: 'Face visible devant vous, où elles comptent pour les rôles.',
        };
      case 'shield':
        return {
          name: `Placer un blason en région ${REGIONS[action.region].name}`,
          help: `Elle couvre ${REGIONS[action.region].area}.`,
        };
      case 'uncover':
        return {
          name: `Redresser une carte ${COLOURS[action.colour].one}`,
          help: 'Elle compte de nouveau pour les rôles.',
        };
      case 'pass':
        return passLabel(view);
    }
  },
  event(event, names) {
    switch (event.type) {
      case 'round-began':
        return event.last
          ? `La manche ${event.round} commence. C’est la dernière.`
          : `La manche ${event.round} commence.`;
      case 'income':
        return `Chaque famille reçoit ${coins(event.amount)}.`;
      case 'dealt':
        return event.cards === null
          ? `${names[event.seat]} pioche ${count(event.count, 'carte')}.`
          : `${names[event.seat]} pioche ${count(event.count, 'carte')} : ${counts(event.cards)}.`;
      case 'offered':
        return event.colour === null
          ? `${names[event.seat]} pose une carte face cachée.`
          : `${names[event.seat]} offre une carte ${COLOURS[event.colour].one}, face cachée.`;
      case 'offers-shown': {
        const offers = event.offers.map((cards, seat) => `${names[seat]} ${counts(cards)}`);
        return `On montre les offres. ${offers.join(' ; ')}.`;
      }
      case 'lots-drawn': {
        const reused = event.reused > 0 ? ` Dont ${event.reused} que personne n’avait achetées.` : '';
        return `Les derniers lots viennent de la pioche : ${counts(event.lots)}.${reused}`;
      }
      case 'lot-opened':
        return `Aux enchères : ${cardsOf(event.count, event.colour)} ; ${names[event.first]} parle d’abord.`;
      case 'role-opened': {
        const among = common.list(event.among.map(seat => names[seat]));
        return `${among} sont à égalité : ${role(event.title)} se vend entre eux, ${names[event.first]} d’abord.`;
      }
      case 'bid':
        return `${names[event.seat]} mise ${event.amount}.`;
      case 'dropped-out':
        return event.forced ? `${names[event.seat]} ne peut pas miser.` : `${names[event.seat]} passe.`;
      case 'lot-won':
        return `${names[event.seat]} gagne ${cardsOf(event.count, event.colour)} pour ${coins(event.price)} et prend le marqueur.`;
      case 'lot-unsold':
        return `Personne ne mise : ${cardsOf(event.count, event.colour)} hors du jeu.`;
      case 'built':
        return `${names[event.seat]} bâtit ${cityName(event.city)} pour ${coins(event.cost)} et marque ${count(event.points, 'point')}.`;
      case 'tribute':
        return `${names[event.seat]} marque ${count(event.points, 'point')} comme ${TITLE[event.title]}.`;
      case 'shield-placed':
        return `${names[event.seat]} place un blason en région ${REGIONS[event.region].name}.`;
      case 'city-opened':
        return `On peut désormais bâtir ${cityName(event.city)}.`;
      case 'laid':
        return `${names[event.seat]} pose ${cardsOf(event.count, event.colour)}.`;
      case 'did-nothing':
        return `${names[event.seat]} ne fait rien.`;
      case 'roles-returned':
        return 'Tous les rôles retournent sur le plateau.';
      case 'role-won':
        return event.price > 0
          ? `${names[event.seat]} obtient ${role(event.title)} pour ${coins(event.price)} et prend le marqueur.`
          : `${names[event.seat]} obtient ${role(event.title)}.`;
      case 'role-left':
        return `Personne n’obtient ${role(event.title)}.`;
      case 'turned-down':
        return `${names[event.seat]} retourne ${cardsOf(event.count, event.colour)} face cachée.`;
      case 'turned-up':
        return event.colour === null
          ? `${names[event.seat]} ne redresse aucune carte.`
          : `${names[event.seat]} redresse une carte ${COLOURS[event.colour].one}.`;
      case 'blessed':
        return `${names[event.seat]} marque 1 point comme ${TITLE[event.title]}.`;
      case 'drew':
        return event.colour === null
          ? `${names[event.seat]} pioche une carte comme ${TITLE[event.title]}.`
          : `${names[event.seat]} pioche une carte ${COLOURS[event.colour].one} comme ${TITLE[event.title]}.`;
      case 'paid':
        return `${names[event.seat]} reçoit ${coins(event.amount)} comme ${TITLE[event.title]}.`;
      case 'game-ended':
        return ENDINGS[event.ending];
    }
  },
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
        return cityName(of.city as City);
      case 'tributes':
        return 'Rôles, quand d’autres ont bâti';
      case 'blessings':
        return 'Évêque et Prêtre';
      case 'majors':
        return count(of.count, 'rôle majeur', 'rôles majeurs');
      case 'minors':
        return count(of.count, 'rôle mineur', 'rôles mineurs');
      case 'sets':
        return `${count(of.count, 'série')} de toutes les couleurs`;
      case 'money':
        return `Le plus d’argent : ${coins(of.coins)}`;
      case 'hand':
        return `Le plus de cartes en main : ${of.cards}`;
      default:
        return `La région ${REGIONS[of.region].name} avec ${count(of.shields, 'blason')}`;
    }
  },
  tieBreaks: {
    buildings: 'plus de cartes Bâtiment sur la table',
    'first-major': 'le premier rôle majeur dans l’ordre des couleurs',
  },
};

const ENDINGS = {
  cities: 'Moins de quatre cités sont ouvertes : la partie est finie.',
  'short-deck': 'La pioche ne suffit pas à une dernière enchère : la partie est finie.',
  'last-round': 'La dernière manche est finie, et la partie avec elle.',
};

function passLabel({ step }: View): { name: string; help: string } {
  if (step === 'bid') return { name: 'Passer', help: 'Vous sortez de cette enchère.' };
  if (step === 'build')
    return { name: 'Ne rien bâtir ici', help: 'Votre tour de la phase 3 viendra encore.' };
  if (step === 'uncover') return { name: 'Ne rien redresser', help: 'Tout reste comme il est.' };
  return { name: 'Ne rien faire', help: 'Vous gardez vos cartes et vos pièces.' };
}
