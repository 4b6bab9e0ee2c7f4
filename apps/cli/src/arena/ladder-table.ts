import { type Pairing, type Rating, summarise } from '@signoria/bots/arena';
import type { ArenaWords } from '@signoria/words/arena';

/** The ladder as a Markdown table, strongest first: ratings, and how each did against the one below and the anchor. */
export function ladderTable(
  words: ArenaWords,
  pairings: readonly Pairing[],
  ratings: readonly Rating[],
  anchor: string,
): string {
  const { bot, rating, below, measured } = words.columns;
  const rows = [...ratings]
    .sort((a, b) => b.rating.mean - a.rating.mean)
    .map(({ name, rating: { mean, low, high } }) => {
      const met = pairings.filter(pairing => pairing.candidate === name);
      const step = met.find(({ other }) => other !== anchor);
      const measure = met.find(({ other }) => other === anchor);
      const span = low === high ? '' : ` (${Math.round(low)}–${Math.round(high)})`;
      return `| ${name} | ${Math.round(mean)}${span} | ${step ? sharesOf(words, step) : ''} | ${measure ? sharesOf(words, measure) : ''} |`;
    });
  return [`| ${bot} | ${rating} | ${below} | ${measured(anchor)} |`, '|---|---|---|---|', ...rows].join('\n');
}

/** "61.5% (58.0–65.0)" over so many deals. */
function sharesOf(words: ArenaWords, { shares, seats }: Pairing): string {
  const results = shares.map((share, deal) => ({ deal, share, margin: 0, moves: 0 }));
  const { share, deals } = summarise(results, seats);
  const percent = (value: number) => (100 * value).toFixed(1);
  const interval = Number.isFinite(share.low) ? `${percent(share.low)}–${percent(share.high)}` : words.tooFew;
  return `${percent(share.mean)}% (${interval}), ${deals}`;
}

/** Where what stands between `<!-- name -->` and `<!-- /name -->` begins and ends; null when the markers are not there. */
function placeOf(text: string, name: string): [from: number, to: number] | null {
  const open = `<!-- ${name} -->`;
  const from = text.indexOf(open);
  const to = text.indexOf(`<!-- /${name} -->`, from);
  return from < 0 || to < 0 ? null : [from + open.length, to];
}

/** What stands between the markers of that name. */
export function textBetween(text: string, name: string): string | null {
  const place = placeOf(text, name);
  return place && text.slice(...place).trim();
}

/** Puts `table` between the markers of that name; null when they are not there. */
export function writeBetween(text: string, name: string, table: string): string | null {
  const place = placeOf(text, name);
  return place && `${text.slice(0, place[0])}\n${table}\n${text.slice(place[1])}`;
}
