import type { Action, View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { type Doing, doingsOf } from '../../citadels-turn.ts';
import type { Label } from '../../game-words.ts';
import { rankName } from './nouns.ts';

/** What is asked at each step that is not the turn itself. */
const STEPS: Readonly<Partial<Record<View['step'], Label>>> = {
  choose: {
    name: 'Choisissez un personnage.',
    help: 'Son rang détermine quand vous jouez, son pouvoir ce que vous pouvez faire (C-3.4). Les autres cartes passent à gauche.',
  },
  bury: {
    name: 'Écartez un personnage, face cachée.',
    help: 'À deux joueurs, vous choisissez un personnage que personne n’aura (C-3.7).',
  },
  gift: {
    name: 'Donnez la couronne à un autre joueur.',
    help: 'Ni à vous-même, ni au joueur qui l’a déjà (C-6.12).',
  },
  tribute: {
    name: 'Payez l’Empereur : 1 pièce ou une carte.',
    help: 'Vous recevez la couronne : à vous de choisir ce que vous donnez (C-6.13).',
  },
  discard: {
    name: 'Défaussez d’autres cartes, ou piochez.',
    help: 'Vous piochez autant de cartes que vous en avez défaussé (C-6.7).',
  },
  take: {
    name: 'Prenez une carte de cette main.',
    help: 'Gardez-la, ou bâtissez-la aussitôt en payant son coût (C-6.8).',
  },
  give: {
    name: 'Choisissez le quartier que vous donnez.',
    help: 'Vous payez la différence si le vôtre coûte moins (C-6.23).',
  },
  salvage: {
    name: 'Récupérer le quartier détruit ?',
    help: 'Votre Cimetière le permet, pour 1 pièce (C-7.6).',
  },
  lighthouse: {
    name: 'Regarder toute la pioche ?',
    help: 'Vous prenez alors une carte et la pioche est mélangée (C-7.11).',
  },
  fetch: { name: 'Prenez une carte de la pioche.', help: 'Puis la pioche est mélangée (C-7.11).' },
  bell: {
    name: 'Utiliser le Beffroi ?',
    help: 'Il faudra alors un quartier de moins pour achever une cité (C-7.19).',
  },
};

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  if (view.step === 'keep') return promptKeep(view);
  return STEPS[view.step] ?? promptTurn(view, legal);
}

function promptKeep(view: View): Label {
  return view.keeps === 1
    ? { name: 'Choisissez la carte à garder.', help: 'Les autres vont sous la pioche (C-5.2).' }
    : { name: 'Choisissez la carte à remettre sous la pioche.', help: 'Vous gardez les autres (C-7.7).' };
}

const OR = new Intl.ListFormat('fr', { type: 'disjunction' });

const DOING: Readonly<Record<Doing, string>> = {
  build: 'bâtissez',
  income: 'prenez vos revenus',
  power: 'utilisez votre pouvoir',
  district: 'utilisez un quartier',
  end: 'terminez votre tour',
};

function promptTurn({ play, cast }: View, legal: readonly Action[]): Label {
  const who = rankName(play.power, cast);
  if (!play.acted)
    return {
      name: `${who} : prenez de l’or ou piochez.`,
      help: 'Cette action est obligatoire à chaque tour (C-5.2). On bâtit ensuite ; presque tout le reste peut se faire à tout moment (C-5.1).',
    };
  if (play.mode === 'witch')
    return {
      name: 'Désignez le personnage à ensorceler.',
      help: 'Vous terminerez votre tour avec son pouvoir (C-6.2).',
    };
  return {
    name: `${who} : ${OR.format(doingsOf(legal).map(doing => DOING[doing]))}.`,
    help: 'Payez le coût du quartier (C-5.5) ; pas deux quartiers de même nom dans une cité (C-5.6). Les revenus se prennent une fois par tour (C-5.4).',
  };
}
