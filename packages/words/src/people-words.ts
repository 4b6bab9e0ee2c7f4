import type { Label } from './game-words.ts';

/** The text of the pages about accounts and other players; only those pages load it. */
export interface PeopleWords {
  password: {
    title: Label;
    old: string;
    fresh: Label;
    change: string;
    changed: string;
  };
  codes: {
    title: Label;
    password: string;
    make: string;
    /** Above the codes, the one time they are shown. */
    shown: Label;
    copy: string;
    copied: string;
    save: string;
    /** The first line of the file they are saved in. */
    file(username: string): string;
    done: string;
  };
  recover: {
    /** Leads from signing in to the form. */
    open: string;
    help: string;
    code: Label;
    fresh: string;
    button: string;
    back: string;
  };
  sessions: {
    title: Label;
    here: string;
    /** A browser and the system it runs on. */
    on(browser: string, system: string): string;
    unknown: string;
    seen(date: string): string;
    end: string;
    endThis(what: string): string;
    endAll: string;
    endAllHelp: string;
    ended: string;
  };
  scopes: {
    legend: string;
    read: Label;
    play: Label;
    manage: Label;
    none: string;
  };
  blocked: {
    title: Label;
    nobody: string;
    unblock: string;
    unblockThis(name: string): string;
  };
  report: {
    title(name: string): string;
    help: string;
    why: string;
    reasons: Readonly<Record<'chat' | 'name' | 'cheating' | 'leaving' | 'other', string>>;
    text: Label;
    send: string;
    sent: Label;
    alsoBlock(name: string): string;
  };
  profile: {
    guest: string;
    online: string;
    ratings: string;
    noRatings: string;
    games: string;
    noGames: string;
    block(name: string): string;
    unblock(name: string): string;
    blockHelp: string;
    isBlocked: string;
    report: string;
    befriend: string;
    unfriend: string;
    /** Numbers of players that are rated together. */
    tables: Readonly<Record<'2' | '3-4' | '5-8', string>>;
    allGames(games: number): string;
    fewerGames: string;
    /** The page is the reader's own, and the way there. */
    you: string;
    own: string;
  };
  friends: {
    title: Label;
    nobody: string;
    online: string;
    invite: string;
    inviteThis(name: string): string;
    remove: string;
    removeThis(name: string): string;
    /** Other players met lately who are not in the list. */
    recent: string;
    add: string;
    addThis(name: string): string;
  };
  crest: {
    title: Label;
    device: string;
    devices: Readonly<
      Record<
        'lily' | 'cross' | 'chevron' | 'checks' | 'saltire' | 'patty' | 'fess' | 'pale' | 'halves' | 'chief',
        string
      >
    >;
    colour: string;
    colours: Readonly<
      Record<'lapis' | 'vermilion' | 'verdigris' | 'ochre' | 'murrey' | 'stone' | 'lagoon' | 'umber', string>
    >;
  };
  statistics: {
    title: string;
    help: string;
    nothing: string;
    findGame: string;
    results: string;
    /** Below a number, as the three after it. */
    played: string;
    won: string;
    streakNow: string;
    streakBest: string;
    /** The heads of a table. */
    seats: string;
    games: string;
    wins: string;
    /** The mean of one's places. */
    place: string;
    rating: Label;
    scores: Label;
    bestAndMean(best: string, mean: string): string;
    /** Scores from one to another. */
    range(from: string, to: string): string;
    opponents: Label;
    ahead: string;
    behind: string;
    /** The figures of a chart. */
    asTable: string;
    day: string;
  };
}
