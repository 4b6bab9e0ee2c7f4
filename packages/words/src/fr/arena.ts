import type { ArenaWords } from '../arena-words.ts';
import { signed } from '../figures.ts';
import { count } from './common.ts';

const comma = (text: string) => text.replace('.', ',');
const percent = (share: number) => `${comma((100 * share).toFixed(1))} %`;
const one = (value: number) => comma(signed(Number(value.toFixed(1))));
const two = (value: number) => comma(value.toFixed(2));
const whole = (value: number) => signed(Math.round(value));
const TOO_FEW = 'trop peu de donnes pour un intervalle';
const range = (low: number, high: number, show: (value: number) => string) =>
  Number.isFinite(low) && Number.isFinite(high) ? `(95 % : de ${show(low)} à ${show(high)})` : `(${TOO_FEW})`;

export const arena: ArenaWords = {
  arena: {
    about: 'mesurer un robot contre d’autres, sur les mêmes donnes et à toutes les places',
    game: 'jeu',
    flags: {
      candidate:
        'robot à mesurer ; nom@400 lui donne 400 parties simulées par décision, nom@50ms un temps de 50 ms',
      pool: 'robots aux autres places, séparés par des virgules',
      deals: 'nombre de donnes ; chacune est jouée une fois avec le candidat à chaque place',
      think: 'temps de réflexion d’un robot par décision, en millisecondes',
      playouts: 'nombre de parties simulées par décision, au lieu d’une durée : résultat reproductible',
      threads: 'nombre de threads ; sans effet sur les résultats',
      sequential: 's’arrêter dès qu’un test séquentiel a tranché',
      part: 'ne jouer que cette part des donnes, par exemple 3/15 ; « arena merge » réunit les fichiers',
      out: 'enregistrer les donnes en JSON et reprendre une mesure interrompue',
      json: 'afficher les résultats en JSON',
      seats: 'nombre de joueurs',
      preset: 'nom d’un préréglage',
      options: 'option à modifier, sous la forme clé=valeur ; peut être répétée',
      seed: 'texte quelconque qui détermine les donnes',
    },
  },
  merge: {
    about: 'réunir les parts d’une même mesure en un fichier, comme après une seule exécution',
    files: 'fichiers écrits avec --part et --out',
  },
  ladder: {
    about: 'classer tous les robots d’un jeu en les opposant',
    flags: { write: 'écrire le tableau dans ce fichier, entre ses repères' },
  },
  heading: (candidate, pool, seats) => `${candidate} contre ${pool.join(', ')}, ${count(seats, 'joueur')}`,
  share: (mean, low, high) => `${percent(mean)} de victoires ${range(low, high, percent)}`,
  timesFair: (mean, low, high) => `${two(mean)} fois la part attendue ${range(low, high, two)}`,
  margin: (mean, low, high) =>
    `${one(mean)} points d’écart avec le meilleur adversaire ${range(low, high, one)}`,
  elo: (mean, low, high) => `${whole(mean)} Elo ${range(low, high, whole)}`,
  played: (deals, games) =>
    `${count(deals, 'donne')}, ${count(games, 'partie')} ; intervalles calculés par donne`,
  verdicts: {
    stronger: 'test séquentiel : plus fort',
    'not-stronger': 'test séquentiel : pas plus fort',
    open: 'test séquentiel : pas encore concluant',
  },
  progress: (done, deals, share, left) => `${done}/${deals} · ${percent(share)} · reste ${left}`,
  resume: file => `Interrompu. Relancez la même commande avec --out ${file} pour reprendre.`,
  tooFew: TOO_FEW,
  columns: {
    bot: 'robot',
    rating: 'cote',
    below: 'contre le niveau inférieur',
    measured: anchor => `contre ${anchor}`,
  },
  written: file => `Écrit dans ${file}.`,
};
