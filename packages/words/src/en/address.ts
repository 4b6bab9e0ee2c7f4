import { addressWith, READER } from '../second-person.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  undoes: 'undo',
};

/** "plays" to "play", "passes" to "pass". */
function base(verb: string): string {
  return IRREGULAR[verb] ?? verb.replace(/(ss|sh|ch|x)es$|s$/, '$1');
}

const subject = (verb: string) => `you ${base(verb)}`;

/** "Ada plays Sea 4." to "You play Sea 4." */
export function address(line: string): string {
  return addressWith(
    line,
    [
      [
        new RegExp(`${READER} ([a-z]+s) ([^.;:]*) and (takes|scores|chooses|loses|shuffles)\\b`, 'g'),
        (_, verb, middle, second) => `${subject(verb)} ${middle} and ${base(second)}`,
      ],
      [new RegExp(`${READER}’s`, 'g'), 'your'],
      [new RegExp(`${READER} ([a-z]+s) their own`, 'g'), (_, verb) => `${subject(verb)} your own`],
      [
        new RegExp(`${READER} ([a-z]+s) ([^.;:]*) themselves`, 'g'),
        (_, verb, middle) => `${subject(verb)} ${middle} yourself`,
      ],
      [new RegExp(`${READER} ([a-z]+s)\\b`, 'g'), (_, verb) => subject(verb)],
    ],
    'you',
  );
}
