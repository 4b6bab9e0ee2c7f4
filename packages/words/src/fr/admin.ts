import type { AdminWords } from '../admin-words.ts';
import { by, count } from './common.ts';

const GAME = { game: 'identifiant de la partie' };
const PERSON = { person: 'nom d’utilisateur ou identifiant du joueur' };

export const admin: AdminWords = {
  about:
    'gérer les données d’un serveur : sauvegardes, parties bloquées, bannissements, signalements (voir docs/operations.md)',
  commands: {
    backup: {
      about: 'écrire une sauvegarde, même si le serveur tourne',
      arguments: { file: 'fichier compressé à écrire' },
    },
    restore: {
      about: 'charger une sauvegarde dans DATA_DIR ou DATABASE_URL ; le serveur doit être arrêté',
      arguments: { file: 'sauvegarde à charger' },
      flags: { replace: 'remplacer les données présentes' },
    },
    move: {
      about: 'copier toutes les données entre DATA_DIR et DATABASE_URL ; le serveur doit être arrêté',
      arguments: { to: 'destination : postgres ou sqlite' },
      flags: { replace: 'remplacer les données présentes' },
    },
    verify: { about: 'rejouer toutes les parties enregistrées et lister celles qui posent problème' },
    stuck: { about: 'lister les parties bloquées, avec la raison' },
    'take-up': {
      about: 'rejouer une partie mise de côté ou bloquée, et la reprendre',
      arguments: GAME,
    },
    'take-back': {
      about: 'supprimer la dernière ligne de l’historique d’une partie, et reprendre la partie',
      arguments: GAME,
    },
    'close-game': { about: 'terminer une partie sans résultat', arguments: GAME },
    export: {
      about: 'écrire une partie dans un fichier, pour la revoir ou la vérifier',
      arguments: { ...GAME, file: 'fichier à écrire ; par défaut, la sortie standard' },
    },
    import: {
      about: 'charger une partie depuis un fichier exporté ou une partie enregistrée',
      arguments: {
        file: 'fichier à charger',
        game: 'identifiant de la partie, si le fichier est une archive',
      },
      flags: { replace: 'remplacer la partie présente' },
    },
    archive: {
      about:
        'déplacer les coups des parties terminées dans un fichier compressé ; résultats et historique restent',
      arguments: { file: 'fichier à écrire' },
      flags: { days: 'seulement les parties terminées depuis plus de ce nombre de jours (90 par défaut)' },
    },
    ban: {
      about: 'déconnecter un joueur partout et lui refuser toute connexion',
      arguments: PERSON,
      flags: { reason: 'motif, communiqué au joueur' },
    },
    unban: { about: 'permettre à un joueur banni de se reconnecter', arguments: PERSON },
    bans: { about: 'lister les joueurs bannis' },
    'reset-password': {
      about: 'afficher un code de récupération à usage unique, pour choisir un nouveau mot de passe',
      arguments: PERSON,
      flags: { set: 'demander ici un nouveau mot de passe, et déconnecter le joueur partout' },
    },
    'close-table': {
      about: 'fermer une table définitivement, et terminer sa partie sans résultat',
      arguments: { code: 'code de la table' },
    },
    reports: {
      about: 'lister les signalements des joueurs',
      flags: { all: 'y compris les signalements traités' },
    },
    'report-done': {
      about: 'marquer un signalement comme traité',
      arguments: { report: 'identifiant du signalement' },
    },
  },
  problems: {
    'no-data': 'aucune donnée ici ; indiquez DATA_DIR ou DATABASE_URL comme pour le serveur',
    'server-running': 'un serveur tourne ; arrêtez-le d’abord',
    'other-version':
      'vient d’une autre version de Signoria ; utilisez cette version, ou démarrez une fois le serveur pour mettre les données à jour',
    'not-empty': 'il y a déjà des données ; --replace les remplace',
    'not-a-backup': 'ce n’est pas une sauvegarde complète',
    incomplete: 'sauvegarde incomplète ; rien n’a été modifié',
    differs: 'le contenu ne correspond pas à la somme de contrôle',
    'file-exists': 'existe déjà ; choisissez un autre fichier',
    'no-file': 'fichier introuvable',
    'which-match': 'archive de plusieurs parties ; indiquez celle à charger',
    'unknown-match': 'partie introuvable',
    'unknown-table': 'table introuvable',
    'unknown-person': 'joueur introuvable',
    'unknown-report': 'signalement introuvable',
    'no-password': 'ce joueur ne se connecte pas avec un mot de passe',
    'bad-password': 'un mot de passe compte de 8 à 128 caractères',
    'old-rules': 'partie jouée avec une autre version des règles',
    'still-broken': 'l’historique reste illisible',
    'no-lines': 'l’historique ne contient aucune ligne à supprimer',
    counted: 'le résultat compte déjà dans les cotes',
    'match-over': 'partie terminée',
    'match-exists': 'cette partie existe déjà ; --replace la remplace',
    archived: 'partie archivée ; importez-la d’abord depuis l’archive',
    'moved-meanwhile': 'la partie a continué entre-temps ; réessayez',
  },
  failed: reason => `échec : ${reason}`,
  waiting: 'En attente de la prise en compte par le serveur…',

  backedUp: (rows, file) => `${count(rows, 'ligne écrite', 'lignes écrites')} dans ${file}.`,
  restored: (rows, place) =>
    `${count(rows, 'ligne chargée', 'lignes chargées')} dans ${place}, avec relecture et comparaison.`,
  moved: (rows, from, to) =>
    `${count(rows, 'ligne copiée', 'lignes copiées')} de ${from} vers ${to}, avec relecture et comparaison. Les anciennes données restent en place.`,

  broken: (game, table, reason) => `${game} · table ${table} · ${reason}`,
  verified: good => `${count(good, 'partie vérifiée', 'parties vérifiées')}.`,
  notVerified: failed => `${count(failed, 'partie en échec', 'parties en échec')}.`,
  inArchive: number =>
    `${count(number, 'partie archivée, non vérifiée', 'parties archivées, non vérifiées')}.`,
  underOldRules: number =>
    `${count(number, 'partie non vérifiée', 'parties non vérifiées')} : anciennes règles.`,

  trouble: {
    broken: 'mise de côté',
    overdue: 'un robot tarde à jouer, ou une limite de temps est dépassée',
    'old-rules': 'partie jouée avec une autre version des règles',
    'table-left': 'la partie est terminée, mais sa table l’indique encore en cours',
  },
  noTrouble: 'Aucune partie bloquée.',
  takenUp: (game, lines) => `${game} reprend après ${count(lines, 'ligne')}.`,
  takenBack: (game, lines) => `Dernière ligne supprimée ; il en reste ${lines} dans ${game}.`,
  closedGame: game => `${game} est terminée sans résultat.`,

  exported: (game, file) => `${game} est enregistrée dans ${file}.`,
  imported: game => `${game} est chargée.`,
  archived: (number, file) => `${count(number, 'partie déplacée', 'parties déplacées')} dans ${file}.`,
  nothingToArchive: days => `Aucune partie terminée depuis plus de ${count(days, 'jour')}.`,

  banned: name => `${name} : joueur banni et déconnecté partout.`,
  unbanned: name => `${name} peut de nouveau se connecter.`,
  ban: (name, id, date, reason) => `${date} · ${name} (${id})${reason ? ` · ${reason}` : ''}`,
  noBans: 'Aucun joueur banni.',
  code: (name, code) => `Code de récupération pour ${name}, à usage unique : ${code}`,
  newPassword: 'Nouveau mot de passe',
  passwordSet: name => `${name} : mot de passe remplacé, déconnexion partout.`,
  closedTable: code => `La table ${code} est fermée.`,
  report: (date, who, about, why, text) =>
    `${date} · ${who} au sujet ${by(about)} : ${why}${text ? ` : ${text}` : ''}`,
  why: {
    chat: 'discussion',
    name: 'nom',
    cheating: 'triche',
    leaving: 'parties abandonnées',
    other: 'autre',
  },
  noReports: 'Aucun signalement.',
  reportDone: id => `Signalement ${id} traité.`,
};
