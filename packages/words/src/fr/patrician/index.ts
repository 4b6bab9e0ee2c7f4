import { type Ambassador, CITIES } from '@signoria/patrician';
import { byType } from '../../by-type.ts';
import type { PatricianWords } from '../../patrician-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { ambassadorName, cardName, cityName, PORTRAITS, SIGNS, SITES } from './nouns.ts';
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
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
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
        return scored(`${cityName(of.city)}, ${TOWERS[of.tower]}`);
      case 'messengers':
        return scored(`${cityName(of.city)}, ${TOWERS[of.tower]}`, count(of.messengers, 'messager'));
      case 'portraits':
        return scored(
          `Portraits, ${PORTRAITS[of.portrait].name}`,
          `${of.heads}, ${count(of.sets, 'groupe')} de trois`,
        );
      case 'ambassadors': {
        const won = [of.a, of.b, of.c, of.d].flatMap((has, i) =>
          has ? [ambassadorName(i as Ambassador)] : [],
        );
        const free = [of.first, of.second, of.third].flatMap((heads, i) =>
          heads > 0 ? [`${heads} ${PORTRAITS[i].name}`] : [],
        );
        return scored(
          `${won.length === 1 ? 'Ambassadeur' : 'Ambassadeurs'} ${common.list(won)}`,
          `${free.join(', ')} ; ${count(of.sets, 'groupe')} de plus`,
        );
      }
      default:
        return scored('Le moins de tours près des messagers');
    }
  },
  tieBreaks: { 'fewest-floors': 'le moins d’étages sur le plateau' },
};
