import type { CliWords } from '../cli-words.ts';
import { address } from './address.ts';
import { common, count } from './common.ts';
import { material } from './material.ts';
import { stats } from './stats.ts';

const OR = new Intl.ListFormat('fr', { type: 'disjunction' });

const TABLE_FLAGS = {
  material: material.flag,
  seats: 'nombre de joueurs',
  preset: 'nom d’un préréglage',
  options: 'option à modifier, sous la forme clé=valeur ; peut être répétée',
  seed: '64 chiffres hexadécimaux, ou un texte quelconque, pour obtenir la même donne',
  think: 'temps de réflexion d’un robot par décision, en millisecondes',
  lang: 'en ou fr ; par défaut, selon LC_ALL ou LANG',
};

export const cli: CliWords = {
  commands: {
    '': {
      about: 'Quatre jeux de cités et d’intrigues, dans le terminal.',
      flags: { version: 'afficher la version' },
    },
    play: {
      about: 'jouer contre des robots',
      arguments: { game: 'jeu ; demandé s’il n’est pas indiqué' },
      flags: {
        ...TABLE_FLAGS,
        bot: 'adversaires : un robot pour toutes les places, ou plusieurs séparés par des virgules',
        name: 'votre nom',
        record: 'fichier où enregistrer la partie (« none » pour ne rien enregistrer)',
        resume: 'reprendre une partie enregistrée',
      },
    },
    sim: {
      about: 'faire jouer des robots entre eux et compter les victoires',
      arguments: { game: 'jeu' },
      flags: {
        ...TABLE_FLAGS,
        bots: 'les robots, séparés par des virgules ; ils changent de place à chaque partie',
        rows: stats.rows,
        games: 'nombre de parties',
        playouts: 'nombre de parties simulées par décision, au lieu d’une durée : résultat reproductible',
        json: 'afficher les résultats en JSON',
      },
    },
    replay: {
      about: 'revoir coup par coup une partie enregistrée',
      arguments: { file: 'fichier de la partie' },
      flags: {
        as: 'point de vue : un nom, un numéro de place à partir de 1, ou « table » pour ce que tout le monde a vu',
        at: 'afficher la table après ce nombre de coups, puis s’arrêter',
        step: 'avancer coup par coup, même hors d’un terminal',
        lang: TABLE_FLAGS.lang,
      },
    },
    verify: {
      about: 'rejouer une partie enregistrée et vérifier que la donne n’a pas été truquée',
      arguments: { file: 'fichier de la partie' },
      flags: {
        commitment: 'empreinte affichée avant la première carte',
        json: 'afficher le résultat en JSON',
        lang: TABLE_FLAGS.lang,
      },
    },
    engine: {
      about: 'piloter un jeu en JSON, ligne par ligne, par l’entrée et la sortie standard (docs/protocol.md)',
      flags: { lang: TABLE_FLAGS.lang },
    },
    material: material.command,
    bench: {
      about: 'mesurer la vitesse des moteurs de jeu',
      flags: {
        json: 'afficher les résultats en JSON',
        check: 'comparer aux mesures de référence et échouer en cas de baisse',
        lang: TABLE_FLAGS.lang,
      },
    },
  },
  help: {
    'Usage:': 'Utilisation :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
    '[options]': '[options]',
    '[command]': '[commande]',
    help: 'afficher cette aide',
    games: 'Jeux :',
    bots: 'Robots :',
  },
  problems: {
    ...material.problems,
    ...stats.problems,
    'unknown-preset': 'préréglage inconnu',
    'unknown-option': 'option inconnue',
    'empty-list': 'liste vide, alors que darkCity vaut chosen',
    'list-not-used': 'doit valoir chosen quand darkDistricts contient des quartiers',
    'too-many-replaced': 'trop de personnages remplacés ; freeMix le permet',
    'too-few-players': 'pas assez de joueurs pour ce personnage',
    'rank-9-needed': 'à huit joueurs, il faut l’Artiste ou la Reine',
    'not-key-value': 'forme attendue : clé=valeur',
    'not-json': 'JSON incomplet ou endommagé',
    'not-a-record': 'ce fichier n’est pas une partie enregistrée',
    'unknown-game': 'jeu inconnu',
    'unknown-rules': 'partie jouée avec une autre version des règles',
    'bad-seats': 'nombre de joueurs impossible pour ce jeu',
    'bad-names': 'il faut un nom par joueur',
    'bad-seed': 'une graine doit compter 64 chiffres hexadécimaux',
    'wrong-commitment': 'la graine ne correspond pas à son empreinte',
    'other-commitment': 'ce n’est pas l’empreinte de cette partie',
    'not-a-list': 'liste de [place, action] attendue',
    'bad-entry': '[place, action] attendu',
    'illegal-action': 'coup interdit',
    'wrong-result': 'le résultat ne correspond pas aux coups joués',
    'unknown-bot': 'robot inconnu pour ce jeu',
    'too-many-bots': 'plus de robots que de places',
    'too-few-bots': 'moins de robots que de places',
    'bad-number': 'nombre entier attendu',
    'unknown-seat': 'place inconnue',
    'cannot-read': 'lecture impossible',
    'cannot-write': 'écriture impossible',
    'file-exists': 'existe déjà ; choisissez un autre fichier',
    'not-a-contest': 'ce fichier ne vient pas de l’arène',
    'other-contest': 'ce n’est pas la même mesure que dans le premier fichier',
    'other-result': 'cette donne a un autre résultat dans un autre fichier',
    'no-markers': 'pas de place pour ce tableau : il manque ces repères dans le fichier',
    'not-both': 'incompatible avec une autre option',
    'saved-from-another': 'partie d’un autre jeu',
    'match-over': 'partie terminée ; utilisez replay pour la revoir',
    'unknown-language': 'langue non prise en charge',
    'unknown-command': 'commande inconnue',
    'unknown-flag': 'option de commande inconnue',
    'missing-argument': 'argument manquant',
    'missing-value': 'valeur manquante',
    'too-many-arguments': 'trop d’arguments',
    'not-in-package': 'absent du paquet npm ; utilisez une copie du dépôt',
  },
  problem: (at, what, detail) => `${at} : ${what}${detail ? ` (${detail})` : ''}`,
  didYouMean: name => `vouliez-vous dire ${name} ?`,
  atCharacter: position => `caractère ${position}`,

  play: {
    whichGame: 'Quel jeu ?',
    howMany: 'Combien de joueurs ?',
    whichRules: 'Quelles règles ?',
    whichBot: 'Contre quel robot ?',
    you: 'Vous',
    address,
    guest: 'Invité',
    opponents: names => `Vos adversaires : ${common.list(names)}.`,
    alike: names => `${common.list(names)} ${names.length > 1 ? 'jouent' : 'joue'} au même niveau.`,
    commitment: 'Empreinte de la donne (SHA-256 de la graine) :',
    smallWindow: (columns, rows, needed, neededRows) =>
      `Votre fenêtre fait ${columns} × ${rows} ; la table demande ${needed} × ${neededRows}. Agrandissez-la, puis appuyez sur Entrée.`,
    keys: (onlyOne, undo) =>
      `${onlyOne ? 'Entrée' : 'Un numéro, ou le début des mots'} · ? aide · ! indice${undo ? ' · u annuler' : ''} · q quitter`,
    spelledOut: {
      '?': ['aide'],
      '!': ['indice'],
      '=': ['score', 'points'],
      '+': ['suite', 'plus'],
      u: ['annuler'],
      q: ['quitter', 'sortir'],
    },
    moreChoices: count => `  … et ${count} de plus : + pour les afficher`,
    noSuchChoice: (typed, first, last, short, label) =>
      `Aucun coup ne correspond à « ${typed} ». Tapez un numéro de ${first} à ${last}, le début des mots d’un coup (« ${short} » pour « ${label} »), ou ? pour l’aide.`,
    onlyChoice: (typed, label) =>
      `Aucun coup ne correspond à « ${typed} ». Le seul coup possible est « ${label} » : appuyez sur Entrée, ou tapez ? pour l’aide.`,
    notPossible: (moves, more) => `Impossible : ${moves.join(', ')}${more ? ' …' : '.'}`,
    noSuchRule: typed => `Il n’y a pas de règle ${typed} dans le livret.`,
    several: (choices, more) =>
      `Vouliez-vous dire ${more ? [...choices, '…'].join(', ') : OR.format(choices)} ?`,
    keyHelp: (short, label, rule) => [
      ['3', 'joue le coup 3 ; ou tapez le début de ses mots :'],
      ['', `« ${short} » pour « ${label} »`],
      ['?', 'explique tous les coups'],
      ['? 3', 'explique le coup 3'],
      [`? ${rule}`, 'affiche une règle'],
      ['!', 'donne un indice'],
      ['=', 'affiche le score'],
      ['u', 'annule votre dernier coup si rien n’a été révélé depuis'],
      ['q', 'enregistre et quitte'],
      ['Entrée', 'réaffiche la table'],
    ],
    undone: moves => `Coups annulés : ${moves}.`,
    noUndo: 'Rien à annuler : quelqu’un a joué, ou une information a été révélée.',
    noHint: 'Pas d’indice disponible pour ce jeu.',
    thinking: name => `${name} réfléchit…`,
    botFailed: name => `${name} n’a pas pu se décider et joue au plus simple.`,
    finalScore: 'Score final',
    revealed: 'Graine de la donne :',
    saved: file => `Enregistré dans ${file}`,
    resume: file => `Pour reprendre : signoria play --resume ${file}`,
    check: file => `Pour vérifier la donne : signoria verify ${file}`,
  },

  replay: {
    heading: (seats, moves) => `${common.list(seats)} · ${count(moves, 'coup')}`,
    eyes: name => (name === null ? 'vue par toute la table' : `vue par ${name}`),
    move: (number, of) => `Coup ${number} sur ${of}`,
    keys: 'Entrée suivant · b précédent · un numéro pour aller à ce coup · q quitter',
    notUnderstood: last =>
      `Appuyez sur Entrée pour le coup suivant, ou tapez b, q ou un numéro de 0 à ${last}.`,
    deal: 'Donne de départ.',
  },

  verify: {
    commitment: 'La graine correspond à son empreinte.',
    actions: number => `Coups rejoués : ${number}, conformes aux règles.`,
    result: 'Le résultat correspond aux coups joués.',
    unfinished: 'La partie n’est pas terminée : pas de résultat à vérifier.',
    good: file => `${file} : partie valide.`,
  },

  material,

  sim: {
    heading: games => count(games, 'partie'),
    bot: 'robot',
    wins: 'victoires',
    share: share => `${(100 * share).toFixed(1).replace('.', ',')} %`,
    points: 'points moy.',
    place: 'place moy.',
    pace: (decisions, perSecond) => `${decisions} décisions par partie, ${perSecond} par seconde`,
  },
};
