import type { BoardTerms } from '../../citadels-words.ts';
import { by } from '../common.ts';
import { coins, the } from './nouns.ts';

const OR = new Intl.ListFormat('fr', { type: 'disjunction' });

export const board: BoardTerms = {
  court: 'Les personnages dans l’ordre d’appel',
  site: 'Bâtir ici',
  siteHelp:
    'Choisissez une carte de votre main, puis touchez ici : vous payez son coût et le quartier rejoint votre cité. La première cité achevée déclenche la dernière manche.',
  deckHelp:
    'Au lieu de prendre de l’or, vous pouvez y piocher et garder une carte. Les cartes remises vont sous la pioche.',
  bank: 'Banque',
  pack: characters => `Personnages restants : ${characters}`,
  handOf: name => `Main ${by(name)}`,
  wholeDeck: 'La pioche',
  ruins: 'Quartier détruit',
  allCities: 'Voir toutes les cités',
  price: gold => (gold === 0 ? 'Ne coûte rien.' : `Coût : ${coins(gold)}.`),
  yours: 'Votre personnage pour cette manche.',
  plays: name => `Personnage ${by(name)} pour cette manche.`,
  unanswered: 'Personne n’a répondu à l’appel.',
  outFaceUp: 'Carte écartée face visible.',
  outFaceDown: 'Carte écartée face cachée, que vous avez vue.',
  putAway: 'Carte que vous avez écartée face cachée.',
  passedOn: 'Vous avez vu cette carte sans la prendre.',
  goneSince: 'Vous ne l’avez pas prise ; elle n’était plus dans le paquet à son retour.',
  goneBefore: 'Carte déjà absente quand vous avez choisi.',
  murdered: 'Personnage assassiné : son joueur passe son tour.',
  bewitched: 'Personnage ensorcelé : son joueur ne fait que son action.',
  robbed: 'Personnage volé : son joueur donne tout son or à l’appel.',
  guarded: 'Cité protégée par l’Évêque.',
  safe: 'Cité achevée, à l’abri du Condottiere et du Diplomate.',
  hasCrown: 'A la couronne ; choisira en premier à la prochaine manche.',
  maybeIn: (card, places) => `${card} : ${OR.format(places)}.`,
  anotherMaybeIn: (card, places) => `${card}, un autre exemplaire : ${OR.format(places)}.`,
  inHandOf: name => `dans la main ${by(name)}`,
  inPlace: { deck: 'dans la pioche', museum: 'sous le Musée', drawn: 'parmi les cartes piochées' },
  playing: (name, character) => `${name}, ${the(character)}`,
  youLose: number => `Vous perdez ${coins(number)}`,
};
