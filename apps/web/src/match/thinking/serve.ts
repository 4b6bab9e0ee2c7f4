import type { Roster } from '@signoria/bots';
import { advise } from '@signoria/bots/hint';
import { budgetFor, reviewing } from '@signoria/bots/review';
import { textOf } from '@signoria/bots/review-text';
import { playLegal, rngFrom, startMatch, type Tagged } from '@signoria/core';
import { rosterOf } from '../rosters.ts';
import type { HintQuestion, Question, ReviewQuestion, Told } from './messages.ts';

/** Progress is told so often. */
const TELL_MS = 100;

const tell = (message: Told) => postMessage(message);

/** The clock of somebody who thinks for `ms`, and tells on the way how much of it has passed. */
function tellingClock(ms: number): () => number {
  const began = Date.now();
  let told = began;
  return () => {
    const now = Date.now();
    if (now - told >= TELL_MS) {
      told = now;
      tell({ type: 'progress', share: Math.min(1, (now - began) / ms) });
    }
    return now;
  };
}

function hint({ view, legal, ms }: HintQuestion, roster: Roster): Told {
  const budget = { ms, now: tellingClock(ms) };
  const rng = rngFrom(crypto.getRandomValues(new Int32Array(1))[0]);
  return { type: 'hint', moves: advise(roster, view, legal, budget, rng).moves };
}

function review({ course, seat, ms }: ReviewQuestion, roster: Roster): Told {
  const match = startMatch(roster.game, course.seats, course.options, course.seed, course.start);
  for (const [by, action] of course.actions) playLegal(match, by, action as Tagged);
  const work = reviewing(roster, match, seat, budgetFor(match, seat, ms), rngFrom(match.moves.length));
  for (let step = work.next(); ; step = work.next()) {
    // In few figures, as it is kept.
    if (step.done) return { type: 'review', review: JSON.parse(textOf(step.value)) };
    tell({ type: 'progress', share: step.value });
  }
}

/** Answers the one question that a page has for its worker. */
export function serveThought(): void {
  addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    try {
      const roster = await rosterOf(data.game);
      if (!roster) tell({ type: 'failed' });
      else tell(data.type === 'hint' ? hint(data, roster) : review(data, roster));
    } catch (error) {
      console.error('could not think', error);
      tell({ type: 'failed' });
    }
  });
}
