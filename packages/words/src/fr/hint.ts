import { signed } from '../figures.ts';
import type { HintWords } from '../hint-words.ts';
import { count } from './count.ts';

const percent = (share: number) => `${Math.round(100 * share)} %`;
const change = (value: number) => signed(Number(value.toFixed(1))).replace('.', ',');
const points = (value: number) => count(Number(value.toFixed(1)), 'point').replace('.', ',');
const chance = (winChance: number) => `${percent(winChance)} de chances de gagner`;

/** La moitié de l’intervalle à 95 %, quand elle mérite d’être dite. */
function give(winError: number): string {
  const reach = Math.round(200 * winError);
  return reach >= 1 && Number.isFinite(reach) ? ` (± ${reach})` : '';
}

/** « 2,5 points d’avance » */
function ahead(margin: number): string {
  const other = 'le meilleur adversaire';
  if (Math.abs(margin) < 0.05) return `à égalité avec ${other}`;
  return `${points(Math.abs(margin))} ${margin > 0 ? 'd’avance' : 'de retard'} sur ${other}`;
}

export const hint: HintWords = {
  about:
    'demander au champion quoi jouer dans une partie enregistrée, avec les seules informations du joueur dont c’est le tour',
  file: 'fichier de la partie',
  flags: {
    at: 'après ce nombre de coups ; par défaut, à la fin de l’enregistrement',
    think: 'temps de réflexion, en millisecondes',
    playouts: 'nombre de parties simulées, au lieu d’une durée : résultat reproductible',
    json: 'afficher les résultats en JSON',
  },
  ask: 'Indice',
  thinking: 'Recherche des meilleurs coups…',
  stop: 'Arrêter',
  shown:
    'Voici les meilleurs coups. Choisissez-en un pour savoir pourquoi, puis choisissez-le de nouveau pour le jouer.',
  chance: (winChance, winError) => `${percent(winChance)}${give(winError)}`,
  heading: name => `C’est à ${name} de jouer.`,
  best: (move, winChance, winError, margin) =>
    `${move} : ${chance(winChance)}${give(winError)}, ${ahead(margin)}.`,
  only: move => `${move} : seule action possible.`,
  worse: (move, winChance, winError, loss) =>
    loss > 0
      ? `${move} : ${chance(winChance)}${give(winError)}, ${points(loss)} de moins que le meilleur coup.`
      : `${move} : ${chance(winChance)}${give(winError)} ; plus de points, mais une victoire moins sûre.`,
  level: (move, winChance, winError) => `${move} : ${chance(winChance)}${give(winError)}, équivalent.`,
  brings: parts => `Points attendus : ${parts.join(' ; ')}.`,
  differs: parts => `Différence : ${parts.join(' ; ')}.`,
  part: (subject, value) => `${subject} ${change(value)}`,
  others: { more: 'mais les adversaires gagnent davantage', less: 'mais les adversaires gagnent moins' },
};
