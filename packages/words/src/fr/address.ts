import { addressWith, READER } from '../second-person.ts';

/** Verbs whose second person plural does not follow from the third singular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  a: 'avez',
  avait: 'aviez',
  bâtit: 'bâtissez',
  choisit: 'choisissez',
  détruit: 'détruisez',
  est: 'êtes',
  fait: 'faites',
  obtient: 'obtenez',
  paie: 'payez',
  perd: 'perdez',
  peut: 'pouvez',
  prend: 'prenez',
  rachète: 'rachetez',
  reçoit: 'recevez',
  reprend: 'reprenez',
  répond: 'répondez',
};

/** « pose » to « posez ». */
function plural(verb: string): string {
  return IRREGULAR[verb] ?? verb.replace(/e$/, 'ez');
}

const VERB = '(ne |n’)?([a-zà-ÿ]+)';

/** « Ada pose la Mer 4. » to « Vous posez la Mer 4. » */
export function address(line: string): string {
  return addressWith(
    line,
    [
      [
        new RegExp(`${READER} ${VERB} ([^.;:]*)\\bet (prend|marque|choisit|perd)\\b`, 'g'),
        (_, no = '', verb, middle, second) => `vous ${no}${plural(verb)} ${middle}et ${plural(second)}`,
      ],
      [new RegExp(`${READER}, qui a le plus d’or, donne`, 'g'), 'vous, qui avez le plus d’or, donnez'],
      [
        new RegExp(`(.*)${READER}(.*) sont à égalité(.*) entre eux`, 'g'),
        '$1vous$2 êtes à égalité$3 entre vous',
      ],
      [new RegExp(`${READER} échange sa main`, 'g'), 'vous échangez votre main'],
      [new RegExp(`^${READER} (.*) pour son action`, 'g'), `${READER} $1 pour votre action`],
      [new RegExp(`^${READER} (.*) de ses quartiers`, 'g'), `${READER} $1 de vos quartiers`],
      [new RegExp(`vole (.*) à ${READER}`, 'g'), 'vous vole $1'],
      [new RegExp(`passe de ${READER}`, 'g'), 'passe de vous'],
      [new RegExp(`[Ll]a (main|Poudrière) de ${READER}`, 'g'), 'votre $1'],
      [new RegExp(`du Musée de ${READER}`, 'g'), 'de votre Musée'],
      [new RegExp(`de ${READER}`, 'g'), 'chez vous'],
      [new RegExp(`\\(${READER}\\)`, 'g'), '(le vôtre)'],
      [
        new RegExp(`(^|[;:,] |\\. )${READER} ${VERB}`, 'g'),
        (_, before, no = '', verb) => `${before}vous ${no}${plural(verb)}`,
      ],
    ],
    'vous',
  );
}
