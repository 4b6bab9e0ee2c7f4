import type { Action, View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { type Doing, doingsOf } from '../../citadels-turn.ts';
import type { Label } from '../../game-words.ts';
import { rankName } from './nouns.ts';

/** What is asked at each step that is not the turn itself. */
const STEPS: Readonly<Partial<Record<View['step'], Label>>> = {
  choose: {
    name: 'Prenez un personnage.',
    help: 'Son rang dit quand vous jouez, son pouvoir ce que vous pouvez faire (C-3.4). Le reste passe à gauche.',
  },
  bury: {
    name: 'Écartez un personnage, face cachée.',
    help: 'À deux, vous choisissez ce que personne n’aura (C-3.7).',
  },
  gift: {
    name: 'Donnez la couronne à un autre joueur.',
    help: 'Ni à vous-même ni à qui la porte (C-6.12).',
  },
  tribute: {
    name: 'Payez l’Empereur : une pièce ou une carte.',
    help: 'Vous avez la couronne ; le choix est à vous (C-6.13).',
  },
  discard: {
    name: 'Glissez d’autres cartes sous la pioche, ou piochez-en autant.',
    help: 'Vous en piochez autant que vous en écartez (C-6.7).',
  },
  take: {
    name: 'Prenez une carte de cette main.',
    help: 'À garder, ou à bâtir aussitôt à son prix (C-6.8).',
  },
  give: {
    name: 'Choisissez le quartier que vous donnez.',
    help: 'Vous payez la différence si le vôtre coûte moins (C-6.23).',
  },
  salvage: {
    name: 'Racheter la carte détruite ?',
    help: 'Votre Cimetière le permet, pour une pièce (C-7.6).',
  },
  lighthouse: {
    name: 'Regarder toute la pioche ?',
    help: 'Vous prenez alors une carte et la pioche est mélangée (C-7.11).',
  },
  fetch: { name: 'Prenez une carte de la pioche.', help: 'Puis la pioche est mélangée (C-7.11).' },
  bell: {
    name: 'Annoncer le Beffroi ?',
    help: 'Il faudra alors moins de quartiers pour achever une cité (C-7.19).',
  },
};

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  if (view.step === 'keep') return promptKeep(view);
  return STEPS[view.step] ?? promptTurn(view, legal);
}

function promptKeep(view: View): Label {
  return view.keeps === 1
    ? { name: 'Choisissez la carte à garder.', help: 'Les autres vont sous la pioche (C-5.2).' }
    : { name: 'Choisissez la carte à rendre.', help: 'Vous gardez les autres (C-7.7).' };
}

const OR = new Intl.ListFormat('fr', { type: 'disjunction' });

const DOING: Readonly<Record<Doing, string>> = {
  build: 'bâtissez',
  income: 'prenez vos revenus',
  power: 'usez de votre pouvoir',
  district: 'usez d’un quartier',
  end: 'finissez le tour',
};

function promptTurn({ play, cast }: View, legal: readonly Action[]): Label {
  const who = rankName(play.power, cast);
  if (!play.acted)
    return {
      name: `${who} : prenez de l’or ou piochez.`,
      help: 'Chaque tour a cette action (C-5.2). Bâtir vient après, presque tout le reste quand on veut (C-5.1).',
    };
  if (play.mode === 'witch')
    return {
      name: 'Nommez le personnage que vous ensorcelez.',
      help: 'Vous continuerez avec son pouvoir (C-6.2).',
    };
  return {
    name: `${who} : ${OR.format(doingsOf(legal).map(doing => DOING[doing]))}.`,
    help: 'Un quartier coûte son prix (C-5.5), et aucun nom n’est en double dans une cité (C-5.6). Les revenus se prennent une fois (C-5.4).',
  };
}
