import type { Language } from '../src/index.ts';

/** Numbers in a text, in order of size, so that languages may order a sentence as they like. */
export function figuresIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
}

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

const RULES: Readonly<Record<Language, readonly [RegExp, string][]>> = {
  en: [
    [/['"]/, 'a straight quote'],
    [/ [:;!?,.]/, 'a space before a stop'],
    [/ {2}/, 'two spaces'],
  ],
  fr: [
    [/['"]/, 'a straight quote'],
    [new RegExp(`[^${NO_BREAK}]:`), 'no U+00A0 before a colon'],
    [new RegExp(`[^${NARROW}?!][;!?]`), 'no U+202F before ; ! ?'],
    [new RegExp(`«[^${NO_BREAK}]|[^${NO_BREAK}]»`), 'no U+00A0 inside « »'],
    [/(?:^|[^\p{L}-])(?:de|(?:jus|lors|puis)?que) [AEIOUÀÂÉÈÊÎÔ]\p{Ll}/u, 'no elision before a name'],
    [/ [,.]/, 'a space before a stop'],
    [/ {2}/, 'two spaces'],
  ],
};

/** What a proof-reader would mark. */
export function slips(language: Language, text: string): string[] {
  return RULES[language].filter(([pattern]) => pattern.test(text)).map(([, slip]) => `${slip}: ${text}`);
}
