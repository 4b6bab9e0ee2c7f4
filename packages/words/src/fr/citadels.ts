import { type Action, type Card, CHARACTERS, DISTRICTS, type Rank, type View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { priceToDestroy, priceToGive } from '../citadels-prices.ts';
import { type Doing, doingsOf } from '../citadels-turn.ts';
import type { CitadelsWords } from '../citadels-words.ts';
import type { Label } from '../game-words.ts';
import { board, by } from './citadels-board.ts';
import { CHARACTER, DISTRICT } from './citadels-cards.ts';
import { common, count } from './common.ts';

const COLOURS = [
  { name: 'jaune', letter: 'J', trade: 'noble' },
  { name: 'bleu', letter: 'B', trade: 'religieux' },
  { name: 'vert', letter: 'V', trade: 'marchand' },
  { name: 'rouge', letter: 'R', trade: 'militaire' },
  { name: 'violet', letter: 'P', trade: 'spécial' },
];
const COLOUR: Readonly<Record<string, string>> = {
  yellow: 'Jaune',
  blue: 'Bleu',
  green: 'Vert',
  red: 'Rouge',
  purple: 'Violet',
};

const characterName = (character: number): string => CHARACTER[CHARACTERS[character].id].name;
const the = (character: number): string => CHARACTER[CHARACTERS[character].id].the;
const theRank = (rank: Rank, { cast }: View): string => the(cast[rank]);
const rankName = (rank: Rank, cast: readonly number[]): string => characterName(cast[rank]);
const districtName = (card: Card): string => DISTRICT[DISTRICTS[card].id].name;
/** « le Manoir », « l’Église » */
const district = (card: Card): string => DISTRICT[DISTRICTS[card].id].the;
const coins = (number: number): string => count(number, 'pièce');
const cards = (number: number): string => count(number, 'carte');

/** « du Roi », « de la Reine », « de l’Abbé » */
function of(article: string): string {
  return article.startsWith('le ') ? `du ${article.slice(3)}` : `de ${article}`;
}

function helpOf(card: Card): string {
  const { colour, cost, id } = DISTRICTS[card];
  return `${COLOUR[colour]}, coût ${cost}. ${DISTRICT[id].help}`.trimEnd();
}

function namesOf(list: readonly Card[]): string {
  return common.list(list.map(districtName));
}

const some = (card: Card | null): string => (card === null ? 'une carte' : district(card));

const GOLD_FOR = {
  action: 'pour son action',
  merchant: 'comme Marchand',
  income: 'de ses quartiers',
  navigator: 'comme Navigateur',
  queen: 'comme Reine',
  'throne-room': 'de la Salle du Trône',
  'poor-house': 'de l’Hospice',
  alchemist: 'en retour comme Alchimiste',
  laboratory: 'du Laboratoire',
};

const DREW_FOR = {
  action: 'pour choisir',
  architect: 'comme Architecte',
  smithy: 'à la Forge',
  navigator: 'comme Navigateur',
  magician: 'comme Magicien',
  park: 'au Parc',
};

const NAMED = { murder: 'pour l’assassiner', bewitch: 'pour l’ensorceler', rob: 'pour le voler' };

function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  switch (view.step) {
    case 'choose':
      return {
        name: 'Prenez un personnage.',
        help: 'Son rang dit quand vous jouez, son pouvoir ce que vous pouvez faire (C-3.4). Le reste passe à gauche.',
      };
    case 'bury':
      return {
        name: 'Écartez un personnage, face cachée.',
        help: 'À deux, vous choisissez ce que personne n’aura (C-3.7).',
      };
    case 'gift':
      return {
        name: 'Donnez la couronne à un autre joueur.',
        help: 'Ni à vous-même ni à qui la porte (C-6.12).',
      };
    case 'tribute':
      return {
        name: 'Payez l’Empereur : une pièce ou une carte.',
        help: 'Vous avez la couronne ; le choix est à vous (C-6.13).',
      };
    case 'keep':
      return view.keeps === 1
        ? { name: 'Choisissez la carte à garder.', help: 'Les autres vont sous la pioche (C-5.2).' }
        : { name: 'Choisissez la carte à rendre.', help: 'Vous gardez les autres (C-7.7).' };
    case 'discard':
      return {
        name: 'Glissez d’autres cartes sous la pioche, ou piochez-en autant.',
        help: 'Vous en piochez autant que vous en écartez (C-6.7).',
      };
    case 'take':
      return {
        name: 'Prenez une carte de cette main.',
        help: 'À garder, ou à bâtir aussitôt à son prix (C-6.8).',
      };
    case 'give':
      return {
        name: 'Choisissez le quartier que vous donnez.',
        help: 'Vous payez la différence si le vôtre coûte moins (C-6.23).',
      };
    case 'salvage':
      return {
        name: 'Racheter la carte détruite ?',
        help: 'Votre Cimetière le permet, pour une pièce (C-7.6).',
      };
    case 'lighthouse':
      return {
        name: 'Regarder toute la pioche ?',
        help: 'Vous prenez alors une carte et la pioche est mélangée (C-7.11).',
      };
    case 'fetch':
      return { name: 'Prenez une carte de la pioche.', help: 'Puis la pioche est mélangée (C-7.11).' };
    case 'bell':
      return {
        name: 'Annoncer le Beffroi ?',
        help: 'Il faudra alors moins de quartiers pour achever une cité (C-7.19).',
      };
    default:
      return promptTurn(view, legal);
  }
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

export const words: CitadelsWords = {
  title: {
    name: 'Citadelles',
    help: 'À chaque manche un personnage secret, à chaque tour de l’or ou des cartes : bâtissez une cité avant les autres, et devinez qui ils sont.',
  },
  terms: {
    colours: COLOURS,
    character: character => CHARACTER[CHARACTERS[character].id],
    rank: (rank, cast) => `${rank} ${rankName(rank, cast)}`,
    district: card => ({ name: districtName(card), help: helpOf(card) }),
    card: card => `${districtName(card)} (${DISTRICTS[card].cost})`,
    cards,
    gold: coins,
    points: points => count(points, 'point'),
    round: (round, last) => (last ? `Manche ${round}, la dernière` : `Manche ${round}`),
    deck: number => `Pioche : ${cards(number)}`,
    museum: number => `Musée : ${cards(number)}`,
    hand: 'Votre main',
    drawn: 'Piochées',
    city: 'Cité',
    crown: 'couronne',
    adorned: 'décoré',
    emptyCity: 'rien de bâti',
    mine: characters => `Vous jouez : ${characters.join(', ')}`,
    out: characters => `Écartés, visibles : ${characters.join(', ')}`,
    fate: { murdered: 'assassiné', bewitched: 'ensorcelé', robbed: 'volé' },
    complete: 'achevée',
    first: 'première',
    holds: name => `${name} tient :`,
    mayHold: name => `${name} tenait, et tient peut-être encore :`,
    inDeck: 'Connu dans la pioche :',
    heads: { points: 'points', gold: 'or', hand: 'main', character: 'personnage', city: 'cité' },
    signs: { gold: 'o', cards: 'c' },
    total: 'Total',
    board,
  },
  options: {
    architectIncome: { name: 'Revenus de l’Architecte', help: 'L’Architecte a 1 pièce par quartier jaune.' },
    twoPlayerDiscards: {
      name: 'Écarts à deux',
      help: 'Qui décide des écarts suivants, face cachée, à deux joueurs.',
      values: { chosen: 'le joueur choisit', random: 'au hasard' },
    },
    alchemistRefund: {
      name: 'Remboursement de l’Alchimiste',
      help: 'Quand l’Alchimiste récupère ce que la construction a coûté.',
      values: { end: 'tout, à la fin du tour', 'at-once': 'un quartier, aussitôt' },
    },
    navigator: {
      name: 'Navigateur',
      help: 'Ce que le Navigateur peut encore faire après son choix.',
      values: { 'no-build': 'tout sauf bâtir', 'turn-ends': 'rien, le tour s’arrête' },
    },
    deck: {
      name: 'Paquet',
      help: 'L’édition des cartes quartier.',
      values: { '2005': '66 cartes de 2005', '2000': '65 cartes de 2000' },
    },
    darkCity: {
      name: 'Cité sombre',
      help: 'D’autres quartiers violets à ajouter.',
      values: {
        none: 'aucun',
        all: 'tous',
        chosen: 'ceux choisis ci-dessous',
        random: 'quelques-uns au hasard',
      },
    },
    darkDistricts: {
      name: 'Quartiers choisis',
      help: 'Les quartiers de la Cité sombre dans la partie, s’ils sont choisis.',
      values: Object.fromEntries(
        DISTRICTS.flatMap(({ id, dark }) => (dark ? [[id, DISTRICT[id].name]] : [])),
      ),
    },
    darkNumber: {
      name: 'Quartiers au hasard',
      help: 'Combien de quartiers de la Cité sombre sont tirés, s’ils viennent au hasard.',
    },
    rank1: option('Rang 1', ['assassin', 'witch']),
    rank2: option('Rang 2', ['thief', 'tax-collector']),
    rank3: option('Rang 3', ['magician', 'wizard']),
    rank4: option('Rang 4', ['king', 'emperor']),
    rank5: option('Rang 5', ['bishop', 'abbot']),
    rank6: option('Rang 6', ['merchant', 'alchemist']),
    rank7: option('Rang 7', ['architect', 'navigator']),
    rank8: option('Rang 8', ['warlord', 'diplomat']),
    rank9: {
      name: 'Rang 9',
      help: 'Un neuvième personnage, à partir de quatre joueurs ; à huit il en faut un, la Reine en demande cinq.',
      values: { none: 'aucun', artist: CHARACTER.artist.name, queen: CHARACTER.queen.name },
    },
    freeMix: {
      name: 'Mélange libre',
      help: 'Remplacez autant de personnages que vous voulez, au lieu de deux au plus.',
    },
  },
  presets: {
    published: { name: 'Règle publiée', help: 'Le jeu publié en 2005 avec ses réponses aux questions.' },
    sheet: {
      name: 'Fiche résumée',
      help: 'La fiche à la lettre : Architecte avec revenus, Alchimiste remboursé aussitôt, Navigateur arrêté, écarts au hasard à deux.',
    },
  },
  prompt,
  action(action, view, names) {
    switch (action.type) {
      case 'choose':
        return {
          name: `Prendre ${theRank(action.rank, view)}`,
          help: CHARACTER[CHARACTERS[view.cast[action.rank]].id].help,
        };
      case 'bury':
        return {
          name: `Écarter ${theRank(action.rank, view)}`,
          help: 'Personne ne le jouera dans cette manche.',
        };
      case 'gold':
        return { name: 'Prendre 2 pièces', help: 'L’action de votre tour.' };
      case 'draw':
        return {
          name: 'Piocher',
          help: 'L’action de votre tour : gardez une carte, le reste va sous la pioche.',
        };
      case 'keep':
        return { name: `Garder ${district(action.card)}`, help: helpOf(action.card) };
      case 'return':
        return { name: `Rendre ${district(action.card)}`, help: helpOf(action.card) };
      case 'income':
        return { name: 'Prendre vos revenus', help: 'Tous à la fois, une fois par tour.' };
      case 'build':
        return { name: `Bâtir ${district(action.card)}`, help: helpOf(action.card) };
      case 'end':
        return { name: 'Finir le tour', help: 'On appelle le personnage suivant.' };
      case 'murder':
        return { name: `Assassiner ${theRank(action.rank, view)}`, help: 'Qui le joue perd son tour.' };
      case 'bewitch':
        return {
          name: `Ensorceler ${theRank(action.rank, view)}`,
          help: 'Vous finirez votre tour avec son pouvoir.',
        };
      case 'rob':
        return {
          name: `Voler ${theRank(action.rank, view)}`,
          help: 'Son joueur vous donne tout son or quand on l’appelle.',
        };
      case 'swap':
        return {
          name: `Échanger les mains avec ${names[action.seat]}`,
          help: `Vous recevez ${cards(view.handSizes[action.seat])}.`,
        };
      case 'discard':
        return {
          name: `Glisser ${district(action.card)} sous la pioche`,
          help: 'Vous en piochez une autre.',
        };
      case 'redraw':
        return { name: `Piocher ${cards(view.play.discarded)}`, help: 'Autant que vous en avez écarté.' };
      case 'look':
        return {
          name: `Regarder la main ${by(names[action.seat])}`,
          help: `Vous en prenez une sur ${cards(view.handSizes[action.seat])}.`,
        };
      case 'take':
        return action.build
          ? { name: `Bâtir aussitôt ${district(action.card)}`, help: helpOf(action.card) }
          : { name: `Prendre ${district(action.card)}`, help: helpOf(action.card) };
      case 'crown':
        return {
          name: `Donner la couronne à ${names[action.seat]}`,
          help: 'Ce joueur choisira le premier à la manche suivante.',
        };
      case 'pay-gold':
        return { name: 'Payer 1 pièce', help: 'À l’Empereur.' };
      case 'pay-card':
        return {
          name: `Donner ${district(action.card)}`,
          help: 'À l’Empereur ; personne d’autre ne la voit.',
        };
      case 'tithe':
        return { name: 'Prendre 1 pièce au plus riche', help: 'Le pouvoir de l’Abbé.' };
      case 'navigate':
        return action.take === 'gold'
          ? { name: 'Prendre 4 pièces', help: 'Le pouvoir du Navigateur.' }
          : { name: 'Piocher 4 cartes', help: 'Le pouvoir du Navigateur.' };
      case 'destroy':
        return {
          name: `Détruire ${district(action.district)} ${by(names[action.seat])}${star(action.adorned)}`,
          help: `Vous payez ${coins(priceToDestroy(action, view))} ; votre tour s’arrête.`,
        };
      case 'covet':
        return {
          name: `Prendre ${district(action.district)} ${by(names[action.seat])}${star(action.adorned)}`,
          help: 'Vous donnez un quartier et payez la différence ; votre tour s’arrête.',
        };
      case 'give':
        return {
          name: `Donner ${district(action.district)}${star(action.adorned)}`,
          help: `Vous payez ${coins(priceToGive(action, view))} en plus ; votre tour s’arrête.`,
        };
      case 'adorn':
        return {
          name: `Décorer ${district(action.district)}`,
          help: 'Pour 1 pièce il vaut 1 point de plus.',
        };
      case 'laboratory':
        return {
          name: `Laboratoire : ${district(action.card)} contre 1 pièce`,
          help: 'La carte va sous la pioche.',
        };
      case 'smithy':
        return { name: 'Forge : payer et piocher 3 cartes', help: DISTRICT.smithy.help };
      case 'museum':
        return { name: `Musée : y glisser ${district(action.card)}`, help: '1 point à la fin.' };
      case 'armory':
        return {
          name: `Poudrière : détruire ${district(action.district)} ${by(names[action.seat])}${star(action.adorned)}`,
          help: 'La Poudrière part avec.',
        };
      case 'salvage':
        return { name: 'La racheter pour 1 pièce', help: 'La carte va dans votre main.' };
      case 'search':
        return { name: 'Regarder la pioche', help: 'Vous prenez une carte, puis elle est mélangée.' };
      case 'fetch':
        return { name: `Prendre ${district(action.card)}`, help: helpOf(action.card) };
      case 'announce':
        return { name: 'L’annoncer', help: 'Désormais 7 quartiers achèvent une cité.' };
      case 'decline':
        return { name: 'Non, merci', help: 'Rien ne change.' };
    }
  },
  event(event, names) {
    const name = 'seat' in event && event.seat !== null ? names[event.seat] : '';
    switch (event.type) {
      case 'round-began':
        return `La manche ${event.round} commence ; ${names[event.crown]} porte la couronne et choisit en premier.${event.visible.length > 0 ? ` Écartés, visibles : ${common.list(event.visible.map(characterName))}.` : ''}`;
      case 'chose':
        return event.character === null
          ? `${name} prend un personnage.`
          : `${name} prend ${the(event.character)}.`;
      case 'buried':
        return event.character === null
          ? `${name} écarte un personnage.`
          : `${name} écarte ${the(event.character)}.`;
      case 'called':
        return event.seat === null
          ? `Personne ne répond à l’appel ${of(the(event.character))}.`
          : `${name} répond à l’appel ${of(the(event.character))}.`;
      case 'unmasked':
        return `${name} avait ${the(event.character)}, l’assassiné.`;
      case 'resumed':
        return `${name} reprend avec le pouvoir ${of(the(event.character))}.`;
      case 'named':
        return `${name} nomme ${the(event.character)} ${NAMED[event.to]}.`;
      case 'robbed':
        return `${names[event.by]} vole ${coins(event.gold)} à ${name}.`;
      case 'crowned':
        return `La couronne passe ${by(names[event.from])} à ${name}.`;
      case 'tribute':
        if (event.gold > 0) return `${name} paie ${coins(event.gold)} à ${names[event.to]}.`;
        return `${name} donne ${some(event.card)} à ${names[event.to]}.`;
      case 'got-gold':
        return `${name} reçoit ${coins(event.gold)} ${GOLD_FOR[event.for]}.`;
      case 'drew':
        return `${name} pioche ${cards(event.count)} ${DREW_FOR[event.for]}${event.cards === null ? '' : ` : ${namesOf(event.cards)}`}.`;
      case 'kept':
        return `${name} garde ${some(event.card)}.`;
      case 'built':
        return event.from === event.seat
          ? `${name} bâtit ${district(event.card)} pour ${coins(event.paid)}.`
          : `${name} bâtit ${district(event.card)} de la main ${by(names[event.from])} pour ${coins(event.paid)}.`;
      case 'swapped':
        return `${name} échange sa main avec ${names[event.with]}.`;
      case 'discarded':
        return `${name} glisse ${some(event.card)} sous ${event.to === 'deck' ? 'la pioche' : 'le Musée'}.`;
      case 'looked':
        return `${name} regarde la main ${by(names[event.at])}${event.cards === null ? '' : ` : ${namesOf(event.cards)}`}.`;
      case 'took':
        return `${name} prend ${some(event.card)} à ${names[event.from]}.`;
      case 'tithed':
        return `${names[event.from]}, qui a le plus d’or, donne ${coins(event.gold)} à ${name}.`;
      case 'taxed':
        return `${name} paie ${coins(event.gold)} de taxe à ${names[event.by]}.`;
      case 'paid':
        return `${name} paie ${coins(event.gold)} à la Forge.`;
      case 'destroyed':
        if (event.by === 'armory')
          return event.of === event.seat
            ? `${name} fait sauter la Poudrière.`
            : `La Poudrière ${by(name)} emporte ${district(event.card)} ${by(names[event.of])}${star(event.adorned)}.`;
        return `${name} détruit ${district(event.card)} ${by(names[event.of])}${star(event.adorned)} pour ${coins(event.paid)}.`;
      case 'museum-lost':
        return `${cards(event.count)} du Musée ${by(name)} vont sous la pioche.`;
      case 'salvaged':
        return `${name} rachète ${district(event.card)} au Cimetière pour ${coins(event.paid)}.`;
      case 'exchanged':
        return `${name} prend ${district(event.took)} ${by(names[event.with])}${star(event.tookAdorned)} contre ${district(event.gave)}${star(event.gaveAdorned)} et ${coins(event.paid)}.`;
      case 'adorned':
        return `${name} décore ${district(event.card)}.`;
      case 'searched':
        return `${name} regarde toute la pioche.`;
      case 'fetched':
        return `${name} prend ${some(event.card)} dans la pioche, que l’on mélange.`;
      case 'announced':
        return `${name} sonne le Beffroi : désormais 7 quartiers achèvent une cité.`;
      case 'declined':
        return `${name} refuse.`;
      case 'completed':
        return `${name} a achevé une cité de ${event.districts} quartiers ; cette manche est la dernière.`;
      case 'turn-ended':
        return null;
      case 'game-ended':
        return 'La manche est finie, et la partie avec elle.';
    }
  },
  refusals: {
    ...common.refusals,
    'action-first': 'Il faut d’abord prendre de l’or ou piocher.',
    'action-only': 'Ce tour se réduit à l’action.',
    'action-taken': 'L’action de ce tour est déjà faite.',
    'adorned-already': 'Une pièce est déjà posée sur ce quartier.',
    'announce-or-decline': 'Il faut d’abord dire si le Beffroi est annoncé.',
    bewitched: 'L’ensorcelé ne peut être volé.',
    'bishop-guards': 'L’Évêque protège cette cité.',
    'built-enough': 'On ne peut plus bâtir dans ce tour.',
    'card-not-drawn': 'Cette carte n’a pas été piochée.',
    'card-not-in-hand': 'Cette carte n’est pas dans la main.',
    'card-not-in-that-hand': 'Cette carte n’est pas dans cette main.',
    'choose-a-character': 'Il faut d’abord choisir un personnage.',
    'city-complete': 'Une cité achevée est à l’abri.',
    'deck-empty': 'La pioche est vide.',
    'discard-first': 'Il faut d’abord écarter un personnage.',
    'discard-or-redraw': 'Glissez d’autres cartes, ou piochez.',
    'district-not-in-city': 'Ce quartier n’est pas dans votre cité.',
    'give-a-district': 'Il faut d’abord choisir le quartier à donner.',
    'give-the-crown': 'Il faut d’abord donner la couronne.',
    'hand-empty': 'Cette main est vide.',
    'has-the-crown': 'Ce joueur porte déjà la couronne.',
    'income-taken': 'Les revenus de ce tour sont déjà pris.',
    'keep-one': 'Il faut d’abord choisir la carte à garder.',
    'keep-stands': 'On ne touche pas au Donjon.',
    murdered: 'L’assassiné ne peut être volé.',
    'name-a-character': 'Il faut d’abord nommer un personnage.',
    'name-in-city': 'Ce nom est déjà dans la cité.',
    'navigator-builds-nothing': 'Le Navigateur ne bâtit rien.',
    'no-gold': 'Il n’y a pas d’or pour payer.',
    'no-income': 'Il n’y a pas de revenus à prendre.',
    'no-such-district': 'Ce quartier n’est pas là.',
    'no-such-player': 'Personne n’est assis là.',
    'not-enough-gold': 'Il n’y a pas assez d’or.',
    'not-in-the-game': 'Ce personnage n’est pas dans la partie.',
    'not-in-the-pack': 'Ce personnage n’est pas dans le paquet.',
    'not-in-your-city': 'Ce quartier n’est pas dans votre cité.',
    'not-now': 'Cela ne peut pas se faire maintenant.',
    'not-to-yourself': 'La couronne va à un autre joueur.',
    'not-your-power': 'Le personnage n’a pas ce pouvoir.',
    'not-yourself': 'Il faut que ce soit un autre.',
    'nothing-to-give-for-it': 'Rien que vous puissiez donner et payer pour ce quartier.',
    'one-pair-already': 'Un nom est déjà en double dans cette cité.',
    'pay-the-emperor': 'Il faut d’abord payer à l’Empereur une pièce ou une carte.',
    'pay-the-emperor-a-card': 'Il faut d’abord donner une carte à l’Empereur.',
    'power-used': 'Le pouvoir a déjà servi dans ce tour.',
    'return-one': 'Il faut d’abord choisir la carte à rendre.',
    'safe-from-the-thief': 'Les rangs 1 et 2 ne peuvent être volés.',
    'salvage-or-decline': 'Il faut d’abord dire si la carte détruite est rachetée.',
    'search-or-decline': 'Il faut d’abord dire si la pioche est regardée.',
    'several-are-richest': 'Plusieurs sont les plus riches, donc personne ne paie.',
    'take-a-card': 'Il faut d’abord prendre une carte de cette main.',
    'take-one-from-the-deck': 'Il faut d’abord prendre une carte de la pioche.',
    'two-adorned': 'Deux quartiers ont été décorés dans ce tour.',
    'use-your-power-first': 'Ce pouvoir doit servir avant la fin du tour.',
    'used-this-turn': 'Il a déjà servi dans ce tour.',
    'you-are-richest': 'Personne n’est plus riche que l’Abbé.',
  },
  scoreLine({ code, of: about = {} }) {
    switch (code) {
      case 'districts':
        return `Coût de ${count(about.districts, 'quartier')}`;
      case 'worth-more':
      case 'bonus':
        return districtName(about.card);
      case 'adorned':
        return 'Pièces de l’Artiste';
      case 'colours':
        return 'Les cinq couleurs';
      case 'first':
        return 'Première cité achevée';
      default:
        return 'Cité achevée';
    }
  },
  tieBreaks: { districts: 'les quartiers seuls', gold: 'l’or' },
};

function star(adorned: boolean): string {
  return adorned ? ' (décoré)' : '';
}

function option(name: string, ids: readonly string[]): Label & { values: Record<string, string> } {
  return {
    name,
    help: 'Lequel des deux personnages de ce rang est dans la partie.',
    values: Object.fromEntries(ids.map(id => [id, CHARACTER[id].name])),
  };
}
