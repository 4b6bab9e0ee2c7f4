import type { BoardTerms } from '../../citadels-words.ts';
import { count } from '../common.ts';

/** « d’Anna », « de Bruno » */
export function by(name: string): string {
  return /^[aeiouyàâéèêëîïôûh]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const board: BoardTerms = {
  court: 'Les personnages dans l’ordre d’appel',
  site: 'Votre chantier',
  bank: 'Banque',
  pack: characters => `Paquet de ${characters}`,
  handOf: name => `Main ${by(name)}`,
  wholeDeck: 'La pioche',
  ruins: 'Détruit',
  price: gold => `Pour ${count(gold, 'pièce')}.`,
  yours: 'Vous le jouez dans cette manche.',
  plays: name => `Joué par ${name} dans cette manche.`,
  unanswered: 'Appelé : personne n’a répondu.',
  outFaceUp: 'Hors de la manche, face visible.',
  outFaceDown: 'Hors de la manche, face cachée ; on vous l’a montré.',
  putAway: 'Vous l’avez écarté, face cachée.',
  passedOn: 'Vous l’avez vu et laissé passer.',
  goneSince: 'Vous l’avez laissé passer, et il n’était plus là au retour du paquet.',
  goneBefore: 'Il n’était plus là quand vous avez choisi.',
  murdered: 'Assassiné : qui le joue perd son tour.',
  bewitched: 'Ensorcelé : qui le joue n’a que son action.',
  robbed: 'Volé : qui le joue remet tout son or à l’appel.',
  guarded: 'L’Évêque garde cette cité.',
  safe: 'Achevée : Condottiere et Diplomate n’y touchent pas.',
  hasCrown: 'Porte la couronne et choisit en premier à la prochaine manche.',
};
