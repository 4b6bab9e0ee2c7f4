import type { Seat, Who } from '@signoria/core';
import {
  type Done,
  done,
  fail,
  type Hint,
  type MatchCommand,
  type MatchCommandBody,
  type Outcome,
  type Person,
} from '@signoria/protocol';
import { type LiveMatch, seatOfPerson, turnOf, versionOf } from '../play/live-match.ts';
import {
  offersOf,
  type Proposal,
  proposeAbort,
  proposeAct,
  proposeAnswer,
  proposePause,
  proposeReplace,
  proposeResign,
  proposeResume,
  proposeReturn,
  proposeTakeback,
  proposeUndo,
} from '../play/proposals.ts';
import { isAway } from '../play/state-for.ts';
import type { Services } from '../services.ts';

type Rule<C extends MatchCommand> = (
  live: LiveMatch,
  seat: Seat,
  body: MatchCommandBody<C>,
  services: Services,
) => Outcome<Proposal>;

/** What each command would write into the log. HTTP and the socket both come through here. */
const RULES: { [C in Exclude<MatchCommand, 'hint'>]: Rule<C> } = {
  act: (live, seat, { version, action }) => proposeAct(live, seat, 'person', version, action, Date.now()),
  undo: (live, seat, { version, count }) => proposeUndo(live, seat, version, count ?? 1, Date.now()),
  takeback: (live, seat, { version, count }) => proposeTakeback(live, seat, version, count ?? 1, Date.now()),
  'takeback-answer': (live, seat, { agree }) => proposeAnswer(live, seat, 'takeback', agree, Date.now()),
  pause: (live, seat) => proposePause(live, seat, Date.now()),
  'pause-answer': (live, seat, { agree }) => proposeAnswer(live, seat, 'pause', agree, Date.now()),
  resume: (live, seat) => proposeResume(live, seat, Date.now()),
  resign: (live, seat) => proposeResign(live, seat, Date.now()),
  abort: (live, seat) => proposeAbort(live, seat, Date.now()),
  replace: (live, _seat, body, services) => {
    const moment = services.moment();
    const offers = offersOf(live, seat => isAway(live, seat, moment), moment.now);
    return proposeReplace(live, body.seat as Seat, offers, moment.now);
  },
  return: (live, seat) => proposeReturn(live, seat, Date.now()),
};

export async function runMatchCommand<C extends MatchCommand>(
  services: Services,
  person: Person,
  match: string,
  command: C,
  body: MatchCommandBody<C>,
): Promise<Outcome<Done | Hint>> {
  if (command === 'hint') return hint(services, person, match);
  const rule = RULES[command as Exclude<MatchCommand, 'hint'>] as Rule<C>;
  return services.matches.change(match, live => {
    const seat = seatOfPerson(live, person.id);
    if (seat === null) return fail('not-your-seat', 'you are not a player in this match');
    return rule(live, seat, body, services);
  });
}

/** What a strong bot would do with what you know. Not where ratings are at stake. */
async function hint(services: Services, person: Person, match: string): Promise<Outcome<Hint>> {
  const asked = await services.matches.read(match, live => {
    const seat = seatOfPerson(live, person.id);
    if (seat === null) return fail('not-your-seat', 'you are not a player in this match');
    if (live.header.rated) return fail('rated-match', 'hints are not available in rated matches');
    if (!turnOf(live).includes(seat)) return fail('no-hint', 'it is not your turn');
    const { game, state } = live.match;
    const decision = { view: game.view(state, seat), legal: game.legal(state, seat) };
    return done({ game: game.id, decision, version: versionOf(live) });
  });
  if (!asked.ok) return asked;
  if (!asked.value.ok) return asked.value;
  const { game, decision, version } = asked.value.value;
  const choice = await services.hints.ask(person.id, game, decision);
  if (!choice.ok) return choice;
  const known = (error: number) => (Number.isFinite(error) ? error : null);
  const candidates = choice.value.candidates.map(({ action, winChance, winError, margin, error, parts }) => ({
    action,
    winChance,
    winError: known(winError),
    margin,
    error: known(error),
    parts: [...parts],
  }));
  return done({ version, action: choice.value.action, candidates });
}

/** The eyes a person has at a match: the seat's, or the public's. */
export function eyesOf(live: LiveMatch, person: Person | null): Who {
  return (person && seatOfPerson(live, person.id)) ?? 'table';
}

/** Whoever looks at the match again has the seat again. */
export async function comeBack(services: Services, person: Person | null, match: string): Promise<void> {
  if (!person) return;
  const found = await services.matches.read(match, live => {
    const seat = seatOfPerson(live, person.id);
    return seat !== null && proposeReturn(live, seat, Date.now()).ok;
  });
  if (found.ok && found.value) await runMatchCommand(services, person, match, 'return', {});
}
