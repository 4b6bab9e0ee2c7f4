import { type Seat, seatsOf } from '@signoria/core';
import { isBotPlayed, isEnded, type LiveMatch, turnOf, versionOf } from '../play/live-match.ts';
import type { Entry } from '../store/entry.ts';
import type { News } from '../store/news.ts';
import type { Presence } from './presence.ts';

interface Heard {
  seat: Seat;
  type: News['type'];
}

/** The seats that hear of the beginning of a match. */
export function heardAtStart(live: LiveMatch): Heard[] {
  const turn = turnOf(live);
  return seatsOf(live.header.owners.length).map(seat => ({
    seat,
    type: turn.includes(seat) ? 'your-turn' : 'began',
  }));
}

/** The seats that hear of an entry, which the match has just come to. */
export function heardOf(live: LiveMatch, entry: Entry): Heard[] {
  if (isEnded(live)) return seatsOf(live.header.owners.length).map(seat => ({ seat, type: 'over' }));
  const isNews = entry.kind === 'act' || entry.kind === 'undo' || entry.kind === 'resume';
  if (!isNews) return [];
  // A seat that still owes the decision it owed before has been told.
  const isNew = (seat: Seat) => live.owed[seat] === versionOf(live) && entry.seat !== seat;
  return turnOf(live)
    .filter(seat => isNew(seat) && !isBotPlayed(live, seat))
    .map(seat => ({ seat, type: 'your-turn' }));
}

/** What people who are away are to hear of wherever they are: stored with what they are told of. */
export interface AwayNews {
  ofStart(live: LiveMatch): readonly News[];
  ofEntry(live: LiveMatch, entry: Entry): readonly News[];
  /** Of whatever else concerns one person. */
  of(person: string, type: News['type'], about: string): readonly News[];
}

const NOTHING: readonly News[] = [];

export function openAwayNews({ isOnline }: Pick<Presence, 'isOnline'>): AwayNews {
  const of = (person: string, type: News['type'], about: string) =>
    isOnline(person) ? NOTHING : [{ person, type, about }];

  function ofSeats({ header }: LiveMatch, heard: readonly Heard[]): News[] {
    return heard.flatMap(({ seat, type }) => {
      const owner = header.owners[seat];
      return owner.kind === 'person' ? of(owner.person, type, header.id) : NOTHING;
    });
  }

  // Live tables are played by people who are there; others hear of their turn wherever they are.
  const isSlow = ({ header }: LiveMatch) => header.clock.kind !== 'live';
  return {
    of,
    ofStart: live => (isSlow(live) ? ofSeats(live, heardAtStart(live)) : NOTHING),
    ofEntry: (live, entry) => (isSlow(live) ? ofSeats(live, heardOf(live, entry)) : NOTHING),
  };
}
