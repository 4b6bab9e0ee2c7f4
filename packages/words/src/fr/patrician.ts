import { type Ambassador, CARDS, type Card, type CardPrint, CITIES, floorsOf } from '@signoria/patrician';
import type { PatricianWords } from '../patrician-words.ts';
import { common, count } from './common.ts';
import { titles } from './titles.ts';

const PORTRAITS = [
  { name: 'chapeau rouge', letter: 'C' },
  { name: 'dame', letter: 'D' },
  { name: 'barbu', letter: 'B' },
];
const SITES = ['gauche', 'droite'];
const TOWERS = ['la plus haute tour', 'l’autre tour'];
const SIGNS = { twoFloors: 'deux étages', move: 'déplacement', any: 'au choix', star: 'carte de départ' };

const cityName = (city: number): string => CITIES[city].name;

/** « Roma (chapeau rouge ★) » */
function cardName(card: Card): string {
  const { city, star } = CARDS[card];
  return `${cityName(city)} (${signName(CARDS[card])}${star ? ' ★' : ''})`;
}

function signName({ crests, portrait, heads, power }: CardPrint): string {
  if (crests === 2) return SIGNS.twoFloors;
  if (power !== 'none') return SIGNS[power];
  const { name } = PORTRAITS[portrait];
  return heads === 2 ? `double ${name}` : name;
}

function ambassadorName(ambassador: Ambassador): string {
  return 'ABCD'[ambassador];
}

export const words: PatricianWords = {
  title: titles.patrician,
  terms: {
    portraits: PORTRAITS,
    sites: SITES,
    signs: SIGNS,
    card: cardName,
    cards: cards => count(cards, 'carte'),
    pile: cards => `Pioche : ${count(cards, 'carte')}`,
    hand: 'Votre main',
    stack: 'Votre pile',
    openCards: 'carte visible',
    tokens: 'jetons',
    messengers: 'messagers',
    ambassadors: [
      'le plus de jetons 6',
      'le plus de jetons 4',
      'le plus de jetons 2',
      'le plus à Verona, Parma et Milano',
    ],
    floors: floors => count(floors, 'étage'),
    supply: pieces => `reste ${count(pieces, 'pièce')}`,
    total: 'Total',
    holds: name => `${name} a pris et tient encore :`,
    city: (city, built, scored) =>
      `${cityName(city)} : ${built} sur ${count(CITIES[city].floors, 'étage')}, ${scored ? 'décomptée' : `jetons ${common.list(CITIES[city].tokens.map(String))}`}`,
    tower: (city, site, owners) =>
      owners.length === 0
        ? `${cityName(city)}, site de ${SITES[site]} : vide`
        : `${cityName(city)}, tour de ${SITES[site]} depuis le sol : ${owners.join(', ')}`,
    leads: (name, floors, byTop) =>
      `${name} mène avec ${count(floors, 'étage')}${byTop ? ', au plus près du sommet' : ''}`,
    openCard: (city, card) =>
      card === null ? `Pas de carte à ${cityName(city)}` : `À ${cityName(city)} : ${card}`,
  },
  options: {
    ambassadors: {
      name: 'Ambassadeurs',
      help: 'Extension : à la fin, quatre ambassadeurs offrent des portraits aux détenteurs des petits jetons et de trois cités.',
    },
    messengers: {
      name: 'Messagers',
      help: 'Extension : les cartes de départ permettent de placer des messagers entre les cités, dont les tours rapportent alors davantage.',
    },
    openStacks: {
      name: 'Piles ouvertes',
      help: 'Les cartes jouées restent visibles de tous, et pas seulement celle du dessus.',
    },
  },
  presets: {
    base: { name: 'Jeu de base', help: 'Le jeu de base seul, piles fermées.' },
    ambassadors: { name: 'Avec les Ambassadeurs', help: 'Le jeu de base et l’extension Ambassadeurs.' },
    messengers: { name: 'Avec les Messagers', help: 'Le jeu de base et l’extension Messagers.' },
    both: { name: 'Avec les deux extensions', help: 'Le jeu de base avec Ambassadeurs et Messagers.' },
  },
  prompt(view) {
    switch (view.step) {
      case 'build':
        return {
          name: `Bâtissez un étage à ${cityName(CARDS[view.card as Card].city)} : à gauche ou à droite.`,
          help: 'Le plus d’étages gagne une tour ; la plus haute rapporte plus (P-6.2). À égalité, l’étage le plus près du sommet décide (P-6.3). Le dernier étage va sur le site vide s’il y en a un (P-3.4).',
        };
      case 'move':
        return {
          name: 'Déplacez l’étage du sommet d’une tour sur l’autre site de sa cité, ou renoncez-y.',
          help: 'De toute couleur, mais il vous faut un étage dans cette cité (P-4.3) ; elle ne doit être ni décomptée (P-4.4), ni celle où vous venez de bâtir (P-4.2).',
        };
      case 'take':
        return {
          name: 'Prenez la carte visible d’une cité au choix.',
          help: 'Le point d’interrogation vous laisse choisir (P-5.2), de même qu’une cité sans carte (P-5.3). Trois portraits d’un même patricien valent 6 points (P-7.3).',
        };
      case 'messenger':
        return {
          name: 'Placez un messager entre deux cités voisines, ou gardez-le.',
          help: 'Chaque tour d’une cité rapporte alors 2 points de plus par messager qui la borde (P-9.7). Pas près de la cité où vous venez de bâtir (P-9.4), deux au plus par cité (P-9.5), un seul entre deux cités (P-9.6).',
        };
      default:
        return {
          name: 'Jouez une carte : elle bâtit dans sa cité, et vous prenez la carte qui s’y trouve.',
          help: 'Elle bâtit un étage par blason dans sa cité (P-3.1) ; vous prenez ensuite la carte visible de cette cité (P-5.1). Les portraits comptent à la fin, 6 points pour trois pareils (P-7.3).',
        };
    }
  },
  action(action, view, names) {
    switch (action.type) {
      case 'play': {
        const { city, crests, power } = CARDS[action.card];
        const [left, right] = view.towers[city];
        const open = view.open[city];
        const then =
          power === 'any' || open === -1
            ? 'puis une carte visible au choix'
            : `puis vous prenez ${cardName(open)}`;
        return {
          name: `Jouer ${cardName(action.card)}`,
          help: `Bâtit ${count(crests, 'étage')} à ${cityName(city)}, où il y en a ${left.length + right.length} sur ${CITIES[city].floors} ; ${then}.`,
        };
      }
      case 'build': {
        const tower = view.towers[CARDS[view.card as Card].city][action.site];
        return {
          name: `Bâtir à ${SITES[action.site]}`,
          help:
            tower.length === 0
              ? 'Commence une tour.'
              : `Au sommet d’une tour de ${count(tower.length, 'étage')}, dont ${floorsOf(tower, view.player)} à vous.`,
        };
      }
      case 'move': {
        const top = view.towers[action.city][action.from].at(-1) ?? view.player;
        return {
          name: `Déplacer un étage à ${cityName(action.city)}, vers la ${SITES[1 - action.from]}`,
          help: `L’étage du sommet de la tour de ${SITES[action.from]} : ${names[top]}.`,
        };
      }
      case 'take': {
        const open = view.open[action.city];
        return {
          name: open === -1 ? `Prendre à ${cityName(action.city)}` : `Prendre ${cardName(open)}`,
          help: `Elle est à ${cityName(action.city)} ; les autres la voient et s’en souviennent.`,
        };
      }
      case 'messenger':
        return {
          name: `Placer un messager entre ${cityName(action.from)} et ${cityName(action.to)}`,
          help: 'Les tours des deux cités rapportent chacune 2 points de plus, sauf si elles sont déjà décomptées.',
        };
      case 'skip':
        return view.step === 'messenger'
          ? { name: 'Garder le messager', help: 'Pour une autre carte de départ.' }
          : { name: 'Ne rien déplacer', help: 'Le déplacement de cette carte est perdu.' };
    }
  },
  event(event, names) {
    switch (event.type) {
      case 'played':
        return `${names[event.seat]} joue ${cardName(event.card)}.`;
      case 'built':
        return `${names[event.seat]} bâtit à ${cityName(event.city)}, à ${SITES[event.site]}.`;
      case 'city-scored': {
        const [high, low] = CITIES[event.city].tokens;
        const each =
          event.messengers > 0 ? `, et ${2 * event.messengers} de plus chacune pour les messagers` : '';
        return event.high === event.low
          ? `${cityName(event.city)} est décomptée : ${names[event.high]} gagne les deux tours, ${high} et ${low}${each}.`
          : `${cityName(event.city)} est décomptée : ${names[event.high]} gagne la plus haute tour, ${high}, ${names[event.low]} l’autre, ${low}${each}.`;
      }
      case 'moved':
        return `${names[event.seat]} déplace à ${cityName(event.city)} l’étage du sommet (${names[event.floor]}), de ${SITES[event.from]} à ${SITES[1 - event.from]}.`;
      case 'move-lost':
        return event.declined
          ? `${names[event.seat]} ne déplace rien.`
          : `${names[event.seat]} n’a rien à déplacer.`;
      case 'took':
        return `${names[event.seat]} prend ${cardName(event.card)} à ${cityName(event.city)}.`;
      case 'refilled':
        return `${cardName(event.card)} est retournée à ${cityName(event.city)}.`;
      case 'messenger-set':
        return `${names[event.seat]} place un messager entre ${cityName(event.from)} et ${cityName(event.to)}.`;
      case 'messenger-kept':
        return `${names[event.seat]} ne place pas de messager.`;
      case 'ambassador':
        return event.ambassador === 3
          ? `${names[event.seat]} obtient l’ambassadeur D : un portrait de chaque patricien.`
          : `${names[event.seat]} obtient l’ambassadeur ${ambassadorName(event.ambassador)} : un portrait au choix.`;
      case 'fewest-towers':
        return event.seat === null
          ? 'Personne n’est seul à avoir le moins de tours près des messagers ; personne ne perd de points.'
          : `${names[event.seat]} a le moins de tours près des messagers et perd 3 points.`;
      case 'game-ended':
        return 'La dernière carte est jouée ; la partie est finie.';
    }
  },
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'Cette carte n’est pas dans la main.',
    'play-first': 'Il faut d’abord jouer une carte.',
    'build-first': 'Il faut d’abord bâtir les étages de la carte.',
    'move-or-skip-first': 'Il faut d’abord faire le déplacement ou y renoncer.',
    'take-first': 'Il faut d’abord prendre une carte.',
    'messenger-or-skip-first': 'Il faut d’abord placer un messager ou le garder.',
    'city-just-built': 'Pas dans la cité où l’on vient de bâtir.',
    'city-scored': 'Cette cité est décomptée ; plus rien n’y bouge.',
    'no-floor-of-yours': 'Il vous faut un étage dans cette cité.',
    'no-floor-to-move': 'Il n’y a pas d’étage sur ce site.',
    'no-card-there': 'Il n’y a pas de carte près de cette cité.',
    'not-neighbours': 'Ces deux cités ne sont pas voisines.',
    'other-city-first': 'Ces deux cités sont voisines : nommez-les dans l’autre ordre.',
    'wrong-city': 'Un étage se construit dans la cité de la carte jouée.',
    'road-taken': 'Il y a déjà un messager entre ces deux cités.',
    'two-messengers-there': 'Une cité n’a de place que pour deux messagers.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'token':
        return `${cityName(of.city)}, ${TOWERS[of.tower]}`;
      case 'messengers':
        return `${cityName(of.city)}, ${TOWERS[of.tower]} : ${count(of.messengers, 'messager')}`;
      case 'portraits':
        return `Portraits, ${PORTRAITS[of.portrait].name} : ${of.heads}, ${count(of.sets, 'groupe')} de trois`;
      case 'ambassadors': {
        const won = [of.a, of.b, of.c, of.d].flatMap((has, i) =>
          has ? [ambassadorName(i as Ambassador)] : [],
        );
        const free = [of.first, of.second, of.third].flatMap((heads, i) =>
          heads > 0 ? [`${heads} ${PORTRAITS[i].name}`] : [],
        );
        return `${won.length === 1 ? 'Ambassadeur' : 'Ambassadeurs'} ${common.list(won)} : ${free.join(', ')} ; ${count(of.sets, 'groupe')} de plus`;
      }
      default:
        return 'Le moins de tours près des messagers';
    }
  },
  tieBreaks: { 'fewest-floors': 'le moins d’étages sur le plateau' },
};
