import { signed } from '../figures.ts';
import type { HintWords } from '../hint-words.ts';

const percent = (share: number) => `${Math.round(100 * share)} %`;
const points = (value: number) => signed(Number(value.toFixed(1))).replace('.', ',');

export const hint: HintWords = {
  about:
    'demande au champion que faire dans une partie enregistrée, d’après ce que peut savoir qui doit jouer',
  file: 'l’enregistrement d’une partie',
  flags: {
    at: 'après ce nombre de coups ; sinon là où l’enregistrement s’arrête',
    think: 'millisecondes de réflexion',
    playouts: 'parties simulées, au lieu d’un temps : reproductible',
    json: 'donne les résultats en JSON',
  },
  heading: name => `À ${name} de jouer.`,
  best: (move, winChance, margin) =>
    `${move} : gagne ${percent(winChance)}, ${points(margin)} points sur le meilleur autre.`,
  only: move => `${move} : il n’y a rien d’autre à faire.`,
  worse: (move, winChance, loss) =>
    loss > 0
      ? `${move} : gagne ${percent(winChance)}, ${points(-loss)} points par rapport au meilleur.`
      : `${move} : gagne ${percent(winChance)}, plus de points mais une victoire moins sûre.`,
  level: (move, winChance) => `${move} : gagne ${percent(winChance)}, aussi bon autant qu’on puisse dire.`,
  brings: parts => `Devrait rapporter : ${parts.join(' ; ')}.`,
  differs: parts => `À la place : ${parts.join(' ; ')}.`,
  part: (subject, value) => `${subject} ${points(value)}`,
};
