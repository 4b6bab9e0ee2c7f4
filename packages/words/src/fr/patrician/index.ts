import { type Ambassador, CITIES } from '@signoria/patrician';
import { byType } from '../../by-type.ts';
import type { PatricianWords } from '../../patrician-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { about } from './about.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { ambassadorName, cardName, cityName, PORTRAITS, SIGNS, SITES } from './nouns.ts';
import { primer } from './primer.ts';
import { prompt } from './prompt.ts';

const TOWERS = ['la plus haute tour', 'l’autre tour'];

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
    tokens: 'tuiles',
    messengers: 'messagers',
    ambassadors: [
      'le plus de tuiles 6',
      'le plus de tuiles 4',
      'le plus de tuiles 2',
      'le plus de points à Verona, Parma et Milano',
    ],
    floors: floors => count(floors, 'étage'),
    supply: pieces => `réserve : ${count(pieces, 'étage')}`,
    total: 'Total',
    holds: name => `${name} a au moins en main :`,
    city: (city, built, scored) =>
      `${cityName(city)} : ${built} sur ${count(CITIES[city].floors, 'étage')}, ${scored ? 'décomptée' : `tuiles ${common.list(CITIES[city].tokens.map(String))}`}`,
    tower: (city, site, owners) =>
      owners.length === 0
        ? `${cityName(city)}, site de ${SITES[site]} : vide`
        : `${cityName(city)}, tour de ${SITES[site]} depuis le sol : ${owners.join(', ')}`,
    leads: (name, floors, byTop) =>
      `${name} mène avec ${count(floors, 'étage')}${byTop ? ', grâce à l’étage le plus haut' : ''}`,
    openCard: (city, card) =>
      card === null ? `Pas de carte à ${cityName(city)}` : `À ${cityName(city)} : ${card}`,
    about,
  },
  pair: common.pair,
  options: {
    ambassadors: {
      name: 'Ambassadeurs',
      help: 'Extension : à la fin, quatre ambassadeurs ajoutent des portraits aux joueurs qui ont le plus de petites tuiles, ou de points dans trois cités.',
    },
    messengers: {
      name: 'Messagers',
      help: 'Extension : avec une carte de départ, on peut placer entre deux cités un messager qui augmente la valeur de leurs tours.',
    },
    openStacks: {
      name: 'Piles visibles',
      help: 'Toutes les cartes jouées restent visibles, et pas seulement celle du dessus.',
    },
    material: {
      name: 'Tirage',
      help: 'Les cartes de votre exemplaire, lues dans un fichier, à la place de la reconstitution.',
    },
  },
  presets: {
    base: { name: 'Jeu de base', help: 'Le jeu de base seul, piles cachées.' },
    ambassadors: { name: 'Avec les Ambassadeurs', help: 'Le jeu de base et l’extension Ambassadeurs.' },
    messengers: { name: 'Avec les Messagers', help: 'Le jeu de base et l’extension Messagers.' },
    both: { name: 'Avec les deux extensions', help: 'Le jeu de base avec Ambassadeurs et Messagers.' },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'Vous n’avez pas cette carte en main.',
    'play-first': 'Jouez d’abord une carte.',
    'build-first': 'Bâtissez d’abord les étages de la carte.',
    'move-or-skip-first': 'Faites d’abord le déplacement, ou passez.',
    'take-first': 'Prenez d’abord une carte.',
    'messenger-or-skip-first': 'Placez d’abord un messager, ou gardez-le.',
    'city-just-built': 'Choisissez une autre cité que celle où vous venez de bâtir.',
    'city-scored': 'Cette cité est déjà décomptée : elle ne change plus.',
    'no-floor-of-yours': 'Il vous faut un étage dans cette cité.',
    'no-floor-to-move': 'Il n’y a pas d’étage sur ce site.',
    'no-card-there': 'Cette cité n’a pas de carte visible.',
    'not-neighbours': 'Ces deux cités ne sont pas voisines.',
    'other-city-first': 'Ces deux cités sont voisines : indiquez-les dans l’autre ordre.',
    'wrong-city': 'Un étage se bâtit dans la cité de la carte jouée.',
    'road-taken': 'Il y a déjà un messager entre ces deux cités.',
    'two-messengers-there': 'Une de ces cités a déjà deux messagers.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'token':
        return scored(`${cityName(of.city)}, ${TOWERS[of.tower]}`);
      case 'messengers':
        return scored(`${cityName(of.city)}, ${TOWERS[of.tower]}`, count(of.messengers, 'messager'));
      case 'portraits':
        return scored(
          `Portraits, ${PORTRAITS[of.portrait].name}`,
          `${of.heads}, soit ${count(of.sets, 'série')} de trois`,
        );
      case 'ambassadors': {
        const won = [of.a, of.b, of.c, of.d].flatMap((has, i) =>
          has ? [ambassadorName(i as Ambassador)] : [],
        );
        const free = [of.first, of.second, of.third].flatMap((heads, i) =>
          heads > 0 ? [count(heads, PORTRAITS[i].name, PORTRAITS[i].many)] : [],
        );
        return scored(
          `${won.length === 1 ? 'Ambassadeur' : 'Ambassadeurs'} ${common.list(won)}`,
          `${free.join(', ')} ; ${count(of.sets, 'série')} de plus`,
        );
      }
      default:
        return scored('Le moins de tours dans les cités à messagers');
    }
  },
  tieBreaks: { 'fewest-floors': 'le moins d’étages sur le plateau' },
};
