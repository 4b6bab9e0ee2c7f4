import { BONUS, COST } from '@signoria/lost-cities';
import type { About } from '../../lost-cities-words.ts';
import { count } from '../common.ts';

export const about: About = {
  number: value =>
    `Ajoute ${value} à son expédition. Chaque nombre que vous y posez doit dépasser le précédent.`,
  wager:
    'Posé avant le premier nombre, il double ce que l’expédition rapporte ou perd ; deux paris le triplent, trois le quadruplent.',
  tooLow: top =>
    `Vous ne pouvez plus la poser : votre expédition est déjà à ${top}. Il ne reste qu’à la défausser, ou à la garder pour en priver l’adversaire.`,
  expedition: bonusFrom =>
    `Elle rapporte la somme de ses nombres moins ${COST}, multipliée par les paris. À partir de ${bonusFrom} cartes, paris compris, elle rapporte ${BONUS} points de plus.`,
  notBegun: `Elle ne coûte rien tant qu’aucune carte n’y est posée, et ${COST} points ensuite.`,
  pile: 'Après avoir posé ou défaussé une carte, vous pouvez prendre celle du dessus au lieu de piocher, sauf si vous venez de l’y mettre.',
  under: cards => `En dessous : ${cards}.`,
  stock: cards =>
    cards === 0
      ? 'La manche s’est arrêtée avec la dernière carte.'
      : `La manche s’arrête dès que la dernière carte est piochée. Si personne ne prend dans les défausses, il vous reste au plus ${count(Math.ceil(cards / 2), 'tour')} chacun.`,
};
