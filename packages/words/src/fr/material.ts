import type { MaterialWords } from '../cli-words.ts';

/** Ce que le terminal dit du fichier d’un tirage. */
export const material: MaterialWords = {
  flag: 'jouer avec les cartes d’un tirage, lues dans un fichier (voir signoria material)',
  command: {
    about: 'jouer avec les cartes de votre exemplaire (docs/printings.md)',
    flags: {},
  },
  check: { about: 'vérifier le fichier d’un tirage', arguments: { file: 'fichier à vérifier' } },
  show: {
    about: 'afficher les cartes utilisées par défaut, comme point de départ',
    arguments: { game: 'patrician ou il-principe' },
  },
  good: (file, game, title) => `${file} : tirage valide (${game}), « ${title} »`,
  wrong: (file, at, what, detail) => `${file}, ${at} : ${what}${detail ? ` (${detail})` : ''}`,
  problems: {
    'bad-value': 'valeur non valide',
    'not-an-object': 'objet attendu',
    'unknown-version':
      'format inconnu de cette version de Signoria ; une version plus récente le lira peut-être',
    'not-material': 'ce fichier ne décrit pas un tirage',
    'no-material': 'les cartes de ce jeu ne peuvent pas être remplacées par un fichier',
    'other-game': 'tirage d’un autre jeu',
    'wrong-material': 'ne correspond pas au tirage de cette partie',
    'unknown-field': 'champ inconnu',
    'missing-field': 'manquant',
    'bad-length': 'nombre d’éléments incorrect',
    'crest-count': 'il faut autant d’armoiries que d’étages dans la cité',
    'start-count': 'nombre de cartes de départ incorrect',
    'head-count': 'nombre de portraits incorrect dans les neuf cités',
    'known-card': 'les règles imprimées montrent cette cité autrement',
    'icon-pair': 'nombre de couleurs incorrect pour une cité de cette taille',
    repeated: 'indiqué deux fois',
    'region-without-city': 'aucune cité ne touche cette région',
    'border-without-cities': 'moins de deux cités touchent ces deux régions',
    'not-neighbours': 'ces régions doivent avoir une frontière commune',
  },
};
