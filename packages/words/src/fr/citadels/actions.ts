import { type Citadels, priceOf, type Rank, type View } from '@signoria/citadels';
import type { ActionWords } from '../../by-type.ts';
import { by } from '../common.ts';
import { cards, coins, district, helpOf, powerOf, star, the } from './nouns.ts';

const theRank = (rank: Rank, { cast }: View): string => the(cast[rank]);

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<Citadels> = {
  choose: (action, view) => ({
    name: `Choisir ${theRank(action.rank, view)}`,
    help: powerOf(view.cast[action.rank], view.options),
  }),
  bury: (action, view) => ({
    name: `Écarter ${theRank(action.rank, view)}`,
    help: 'Personne ne jouera ce personnage dans cette manche.',
  }),
  gold: () => ({ name: 'Prendre 2 pièces', help: 'L’action de votre tour.' }),
  draw: () => ({
    name: 'Piocher',
    help: 'Gardez une carte, remettez le reste.',
  }),
  keep: action => ({ name: `Garder ${district(action.card)}`, help: helpOf(action.card) }),
  return: action => ({ name: `Remettre ${district(action.card)} sous la pioche`, help: helpOf(action.card) }),
  income: () => ({ name: 'Prendre vos revenus', help: 'En une seule fois, une fois par tour.' }),
  build: action => ({ name: `Bâtir ${district(action.card)}`, help: helpOf(action.card) }),
  end: () => ({ name: 'Terminer le tour', help: 'On appelle le personnage suivant.' }),
  murder: (action, view) => ({
    name: `Assassiner ${theRank(action.rank, view)}`,
    help: 'Son joueur passera son tour.',
  }),
  bewitch: (action, view) => ({
    name: `Ensorceler ${theRank(action.rank, view)}`,
    help: 'Vous terminerez votre tour avec son pouvoir.',
  }),
  rob: (action, view) => ({
    name: `Voler ${theRank(action.rank, view)}`,
    help: 'Son joueur vous donnera tout son or à l’appel.',
  }),
  swap: (action, view, names) => ({
    name: `Échanger votre main avec ${names[action.seat]}`,
    help: `Vous recevez ${cards(view.handSizes[action.seat])}.`,
  }),
  discard: action => ({
    name: `Défausser ${district(action.card)}`,
    help: 'Vous piocherez une autre carte à la place.',
  }),
  redraw: (_action, view) => ({
    name: `Piocher ${cards(view.play.discarded)}`,
    help: 'Autant que de cartes défaussées.',
  }),
  look: (action, view, names) => ({
    name: `Regarder la main ${by(names[action.seat])}`,
    help: `Cette main compte ${cards(view.handSizes[action.seat])} ; vous en prendrez une.`,
  }),
  take: action =>
    action.build
      ? { name: `Bâtir aussitôt ${district(action.card)}`, help: helpOf(action.card) }
      : { name: `Prendre ${district(action.card)}`, help: helpOf(action.card) },
  crown: (action, _view, names) => ({
    name: `Donner la couronne à ${names[action.seat]}`,
    help: 'Ce joueur choisira en premier à la manche suivante.',
  }),
  'pay-gold': () => ({ name: 'Payer 1 pièce', help: 'À l’Empereur.' }),
  'pay-card': action => ({
    name: `Donner ${district(action.card)}`,
    help: 'À l’Empereur ; personne d’autre ne la voit.',
  }),
  tithe: () => ({ name: 'Prendre 1 pièce au joueur le plus riche', help: 'Le pouvoir de l’Abbé.' }),
  navigate: action =>
    action.take === 'gold'
      ? { name: 'Prendre 4 pièces', help: 'Le pouvoir du Navigateur.' }
      : { name: 'Piocher 4 cartes', help: 'Le pouvoir du Navigateur.' },
  destroy: (action, view, names) => ({
    name: `Détruire ${district(action.district)} ${by(names[action.seat])}${star(action.adorned)}`,
    help:
      priceOf(view, action) === 0
        ? 'Vous ne payez rien ; votre tour se termine.'
        : `Vous payez ${coins(priceOf(view, action))} ; votre tour se termine.`,
  }),
  covet: (action, _view, names) => ({
    name: `Échanger contre ${district(action.district)} ${by(names[action.seat])}${star(action.adorned)}`,
    help: 'Vous donnez un quartier et payez la différence ; votre tour se termine.',
  }),
  give: (action, view) => ({
    name: `Donner ${district(action.district)}${star(action.adorned)}`,
    help:
      priceOf(view, action) === 0
        ? 'Vous ne payez rien de plus ; votre tour se termine.'
        : `Vous payez ${coins(priceOf(view, action))} en plus ; votre tour se termine.`,
  }),
  adorn: action => ({
    name: `Décorer ${district(action.district)}`,
    help: 'Coûte 1 pièce ; le quartier vaut 1 point de plus.',
  }),
  laboratory: action => ({
    name: `Laboratoire : ${district(action.card)} contre 1 pièce`,
    help: 'La carte va sous la pioche.',
  }),
  smithy: (action, view) => ({
    name: `Forge : 3 cartes pour ${coins(priceOf(view, action))}`,
    help: 'Une fois par tour.',
  }),
  museum: action => ({ name: `Musée : y placer ${district(action.card)}`, help: '1 point à la fin.' }),
  armory: (action, _view, names) => ({
    name: `Poudrière : détruire ${district(action.district)} ${by(names[action.seat])}${star(action.adorned)}`,
    help: 'La Poudrière est détruite elle aussi.',
  }),
  salvage: () => ({ name: 'Récupérer la carte pour 1 pièce', help: 'La carte va dans votre main.' }),
  search: () => ({ name: 'Regarder la pioche', help: 'Vous prenez une carte, puis la pioche est mélangée.' }),
  fetch: action => ({ name: `Prendre ${district(action.card)}`, help: helpOf(action.card) }),
  announce: () => ({ name: 'Faire sonner le Beffroi', help: '7 quartiers suffiront pour achever une cité.' }),
  decline: () => ({ name: 'Refuser', help: 'Rien ne change.' }),
};
