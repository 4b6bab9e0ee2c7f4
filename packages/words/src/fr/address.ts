import { addressWith, READER } from '../second-person.ts';

/** Verbs whose second person plural does not follow from the third singular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  a: 'avez',
  achève: 'achevez',
  bâtit: 'bâtissez',
  choisit: 'choisissez',
  détruit: 'détruisez',
  ensorcelle: 'ensorcelez',
  est: 'êtes',
  fait: 'faites',
  jouait: 'jouiez',
  met: 'mettez',
  obtient: 'obtenez',
  paie: 'payez',
  perd: 'perdez',
  peut: 'pouvez',
  prend: 'prenez',
  reçoit: 'recevez',
  récupère: 'récupérez',
  remet: 'remettez',
  reprend: 'reprenez',
  révèle: 'révélez',
  va: 'allez',
};

/** « pose » to « posez ». */
function plural(verb: string): string {
  return IRREGULAR[verb] ?? verb.replace(/e$/, 'ez');
}

/** « Poudrière », « Hôtel de Ville », « Trésor Impérial » */
const PROPER = '\\p{Lu}\\p{Ll}+(?: (?:(?:de|du|des|aux) )?\\p{Lu}\\p{Ll}+)?';

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
      [new RegExp(`^(${READER} [^.;:]*?)\\bs(?:on|a) `, 'g'), '$1votre '],
      [new RegExp(`${READER} vole ([^.;:]*) à ${READER}`, 'g'), 'vous vous volez $1'],
      [new RegExp(`\\b(donne|paie|prend|vole) ([^.;:]*) à ${READER}`, 'g'), 'vous $1 $2'],
      [new RegExp(`passe de ${READER}`, 'g'), 'passe de vous'],
      [new RegExp(`(?:[Ll][ea] |[Ll]’)(main|bourse|${PROPER}) de ${READER}`, 'gu'), 'votre $1'],
      [new RegExp(`une carte de ${READER}`, 'g'), 'une de vos cartes'],
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
