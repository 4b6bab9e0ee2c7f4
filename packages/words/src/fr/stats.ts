import type { StatsWords } from '../stats-words.ts';

const ordinal = (place: number) => (place === 1 ? '1er' : `${place}e`);
const figure = (share: number) => (100 * share).toFixed(1).replace('.', ',');

export const stats: StatsWords = {
  about: 'faire le bilan de parties simulées : points, places, cartes, durée (docs/data.md)',
  files: 'fichiers écrits par sim --rows',
  svg: 'tracer les graphiques dans ce dossier, un SVG par préréglage',
  json: 'afficher les résultats en JSON',
  rows: 'écrire dans ce fichier une ligne par joueur et par partie, en CSV ou en JSON selon son nom (docs/data.md)',
  csv: 'écrire dans ce fichier une ligne par donne, en CSV (docs/data.md)',
  problems: {
    'not-a-row': 'ligne au format de sim --rows attendue',
    'no-rows': 'aucune ligne trouvée',
  },
  seatsHead: 'joueurs',
  games: 'parties',
  points: 'points (5–95 %)',
  length: 'décisions par partie (5–95 %)',
  pointsChart: 'Points par joueur',
  lengthChart: 'Décisions par partie',
  seats: 'Victoires selon l’ordre du tour',
  things: 'Victoires de ceux qui l’ont utilisé (1 : part attendue)',
  thing: '',
  timesFair: 'victoires',
  players: players => `${players} joueurs`,
  place: ordinal,
  placeOf: (place, players) => `${ordinal(place)} sur ${players}`,
  percent: (share, margin) => `${figure(share)} ± ${figure(margin)} %`,
};
