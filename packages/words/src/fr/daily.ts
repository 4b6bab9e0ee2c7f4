import type { DailyWords } from '../daily-words.ts';
import { count } from './count.ts';

export const daily: DailyWords = {
  title: 'Positions du jour',
  help: 'Chaque jour, une nouvelle position pour chacun des quatre jeux, la même pour tout le monde. Elle vient d’une partie entre robots, et un choix vaut nettement mieux que les autres. Saurez-vous le trouver ?',
  today: 'Aujourd’hui',
  past: 'Positions précédentes',
  streak: days =>
    days === 0
      ? 'Trouvez le meilleur choix dans une des positions d’aujourd’hui pour commencer une série.'
      : `Votre série : ${count(days, 'jour')}. Résolvez une position par jour pour la prolonger.`,
  states: { fresh: 'à essayer', found: 'résolue', missed: 'manquée' },
  open: (game, date, state) => `${game}, ${date} : ${state}`,
  position: (game, date) => `${game}, ${date}.`,
  ask: 'Quel choix vous donne les meilleures chances de gagner ?',
  before: {
    found: 'Vous l’aviez résolue du premier coup.',
    missed: 'Vous l’aviez manquée la première fois.',
  },
  right: 'Oui ! C’est le meilleur choix.',
  wrong: best => `Il y avait mieux : ${best}.`,
  choices: 'Vos chances de gagner selon votre choix',
  yours: 'votre choix',
  unkept: 'Votre réponse n’a pas pu être enregistrée.',
  again: 'Revenir à la position',
  playOn: 'Jouer à partir d’ici',
  all: 'Toutes les positions',
};
