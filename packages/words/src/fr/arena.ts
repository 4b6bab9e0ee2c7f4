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
    about: 'mesure un robot contre d’autres, sur les mêmes donnes et à toutes les places',
    game: 'quel jeu',
    flags: {
      candidate:
        'le robot à mesurer ; nom@400 lui donne 400 parties simulées par décision, nom@50ms un temps',
      pool: 'qui occupe les autres places, séparés par des virgules',
      deals: 'combien de donnes ; chacune est jouée une fois avec le candidat à chaque place',
      think: 'millisecondes de réflexion d’un robot par décision',
      playouts: 'parties simulées par décision, au lieu d’un temps : reproductible',
      threads: 'nombre de fils ; les résultats n’en dépendent pas',
      sequential: 's’arrête dès qu’un test séquentiel a tranché',
      out: 'garde les donnes en JSON ; une mesure commencée y est reprise',
      json: 'donne les chiffres en JSON',
      seats: 'combien de joueurs à la table',
      preset: 'un jeu d’options par son nom',
      options: 'une option qui diffère, sous la forme clé=valeur ; peut être répété',
      seed: 'des mots quelconques : d’autres mots, d’autres donnes',
    },
  },
  ladder: {
    about: 'classe tous les robots d’un jeu les uns contre les autres',
    flags: { write: 'écrit le tableau dans ce fichier, entre ses repères' },
  },
  heading: (candidate, pool, seats) => `${candidate} parmi ${pool.join(', ')}, ${count(seats, 'place')}`,
  share: (mean, low, high) => `gagne ${percent(mean)} ${range(low, high, percent)}`,
  timesFair: (mean, low, high) => `${two(mean)} fois la juste part ${range(low, high, two)}`,
  margin: (mean, low, high) => `${one(mean)} points sur le meilleur autre ${range(low, high, one)}`,
  elo: (mean, low, high) => `${whole(mean)} Elo ${range(low, high, whole)}`,
  played: (deals, games) => `${count(deals, 'donne')}, ${count(games, 'partie')} ; intervalles par donne`,
  verdicts: {
    stronger: 'le test séquentiel tranche : plus fort',
    'not-stronger': 'le test séquentiel tranche : pas plus fort',
    open: 'le test séquentiel n’a pas tranché',
  },
  progress: (done, deals, share, left) => `${done}/${deals} · ${percent(share)} · reste ${left}`,
  resume: file => `Arrêté. La même commande avec --out ${file} reprend.`,
  tooFew: TOO_FEW,
  columns: {
    bot: 'robot',
    rating: 'cote',
    below: 'contre le précédent',
    measured: anchor => `contre ${anchor}`,
  },
  written: file => `Écrit dans ${file}.`,
};
