import { addressWith, READER } from '../second-person.ts';

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' };

/** "lays" to "lay", "passes" to "pass". */
function base(verb: string): string {
  return IRREGULAR[verb] ?? verb.replace(/(ss|sh|ch|x)es$|s$/, '$1');
}

const subject = (verb: string) => `you ${base(verb)}`;

/** "Ada lays the Sea 4." to "You lay the Sea 4." */
export function address(line: string): string {
  return addressWith(
    line,
    [
      [
        new RegExp(`${READER} ([a-z]+s) ([^.;:]*) and (takes|scores|chooses|loses)\\b`, 'g'),
        (_, verb, middle, second) => `${subject(verb)} ${middle} and ${base(second)}`,
      ],
      [new RegExp(`${READER}(.*) are tied(.*) among them`, 'g'), 'you$1 are tied$2 among you'],
      [new RegExp(`${READER}, the richest, gives`, 'g'), 'you, the richest, give'],
      [new RegExp(`${READER} ([a-z]+s)\\b`, 'g'), (_, verb) => subject(verb)],
      [new RegExp(`[Tt]he (hand|Armory|Museum) of ${READER}`, 'g'), 'your $1'],
      [new RegExp(`of ${READER}`, 'g'), 'of yours'],
      [new RegExp(`\\(${READER}\\)`, 'g'), '(yours)'],
    ],
    'you',
  );
}
