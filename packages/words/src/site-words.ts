import type { FrameWords } from './frame-words.ts';
import type { Label } from './game-words.ts';

/** The text of the site, apart from the games. One type for all languages, so a missing sentence does not compile. */
export interface SiteWords {
  tagline: string;
  /** A thing and what it is: "Code: ABC". */
  pair(name: string, value: string): string;
  home: {
    title: string;
    games: string;
    /** Plays against bots at once. */
    play: string;
    playHelp(bot: string): string;
    opponents: string;
    mixedBots: string;
    set: string;
    rules: string;
    players(min: number, max: number): string;
    join: Label;
    code: string;
    joinButton: string;
    openTables: string;
    noOpenTables: string;
    myGames: string;
    yourTurn: string;
    waiting: string;
    over: string;
    onThisDevice: string;
    forget: string;
    against(names: string): string;
    seatsFree(free: number): string;
    /** Several bots at a table, told by their number. */
    bots(bots: number): string;
    allGames(games: number): string;
    fewerGames: string;
    /** Options that differ from the named set of rules. */
    ownRules: string;
    replayRecord: string;
    /** The way to the positions of the day, and the days in a row on which one was solved. */
    daily: Label;
    streak(days: number): string;
    serverDown: string;
    invites: string;
    invitedBy(name: string): string;
    decline: string;
  };
  settings: {
    title: string;
    name: string;
    nameHelp: string;
    language: string;
    theme: string;
    themes: { auto: string; light: string; dark: string };
    pace: string;
    paces: { slow: string; normal: string; quick: string };
    sound: Label;
    vibration: Label;
  };
  frame: FrameWords;
  name: {
    title: string;
    help: string;
    label: string;
    go: string;
    guest: string;
    /** How many letters there are too many. */
    tooLong(over: number): string;
  };
  /** For someone who has never played. */
  primer: {
    title(game: string): string;
    /** Before the one piece of advice. */
    tip: string;
    start: string;
    understood: string;
    again: string;
    tips: Label;
    decisions: string;
    allRules: string;
    link: string;
  };
  /** A first game with a teacher. */
  lesson: {
    link: string;
    title(game: string): string;
    progress(step: number, of: number): string;
    goOn: string;
    /** In place of a question while there is something to read. */
    read: string;
    show: string;
    done(game: string): string;
    play: string;
    again: string;
  };
  set: {
    title(game: string): string;
    where: string;
    online: Label;
    device: Label;
    seats: string;
    seatCount(seats: number): string;
    seat(number: number): string;
    you: string;
    person: string;
    friend(number: number): string;
    bot: string;
    rules: string;
    /** Over the ready mixes of a game’s cards. */
    mixes: string;
    /** Over the same, chosen one by one. */
    cards: string;
    options: string;
    ruling: string;
    clock: string;
    open: Label;
    rated: Label;
    create: string;
    begin: string;
    /** Which option does not go with the others. */
    badOptions(option: string): string;
    /** The way back from a printing's file. */
    usualPrinting: string;
    /** Next to the title of the printing that the server uses. */
    serverPrinting: string;
    /** The way back to it. */
    toServerPrinting(title: string): string;
  };
  clock: {
    names: Readonly<Record<'none' | 'quick' | 'calm' | 'days' | 'own', string>>;
    /** What each kind of clock gives; times come written out: "5 minutes". */
    none: string;
    live(bank: string, increment: string | null): string;
    slow(time: string): string;
    own: string;
    kind: string;
    kinds: Readonly<Record<'live' | 'slow', string>>;
    bank: string;
    increment: string;
    perMove: string;
    unit: string;
    units: Readonly<Record<'hours' | 'days', string>>;
    wrong: Readonly<Record<'live' | 'slow', string>>;
  };
  lobby: {
    title(game: string): string;
    invite: Label;
    code: string;
    copy: string;
    copied: string;
    share: string;
    qr: string;
    seats: string;
    free: string;
    sit: string;
    stand: string;
    putBot: string;
    fill: string;
    change: string;
    changeTitle: string;
    save: string;
    changed(host: string): string;
    remove: string;
    host: string;
    away: string;
    start: string;
    startWaits: string;
    waitsForHost(host: string): string;
    rules: string;
    /** Above the options in which this table departs from its preset. */
    departs: string;
    allRules: string;
    clock: string;
    who: string;
    byInvitation: Label;
    watching(people: number): string;
  };
  play: {
    yourTurn: string;
    waitFor(names: string): string;
    over: string;
    choices: string;
    choicesHelp: string;
    cancel: string;
    undo: string;
    askTakeback: string;
    menu: string;
    back: string;
    close: string;
    log: string;
    noLog: string;
    wholeLog: string;
    latestLog: string;
    again: string;
    chat: string;
    noChat: string;
    say: string;
    send: string;
    score: string;
    total: string;
    noLines: string;
    rules: string;
    rule: string;
    players: string;
    hand: string;
    board: string;
    turnMark: string;
    youMark: string;
    botMark: string;
    awayMark: string;
    resignedMark: string;
    watching: string;
    replay: string;
    reconnecting: string;
    undone(name: string): string;
    resigned(name: string): string;
    aborted(name: string): string;
    standIn(name: string): string;
    returned(name: string): string;
    paused(name: string): string;
    resumed(name: string): string;
    agreed(name: string): string;
    declined(name: string): string;
    resign: string;
    resignAsk: string;
    youResigned: string;
    abort: string;
    pause: string;
    resume: string;
    pausedNow: string;
    pausedHelp: string;
    /** After an update of the rules: whether the game goes on by the new ones, or by those it began with. */
    rulesUpdate: Readonly<Record<'updated' | 'kept', string>>;
    wantsPause(name: string): string;
    wantsTakeback(name: string): string;
    /** The move asked for, a sentence, and how many were made since. */
    takesBack(move: string, since: number): string;
    agree: string;
    refuse: string;
    asked: string;
    replace(name: string): string;
    returnSeat: string;
    timeUp: string;
  };
  chat: {
    /** The host's switch. */
    guests: Label;
    /** What may be done about a line. */
    ways: string;
    remove: string;
    mute(name: string): string;
    unmute(name: string): string;
    block(name: string): string;
    unblock(name: string): string;
    report(name: string): string;
    profile(name: string): string;
    /** Someone whose name was deleted with their messages. */
    someone: string;
  };
  curtain: { title(name: string): string; help: string; lift: string };
  end: {
    title: string;
    /** A match that ended because someone resigned. */
    /** `won` is how many have won. */
    byResignation(winners: string, resigned: string, won: number): string;
    abortedTitle: string;
    places: string;
    rematch: string;
    rematchAsked: string;
    rematchWanted(names: string): string;
    show: string;
    /** From a game long over to the table it was played at. */
    toTable: string;
    save: string;
    check: string;
    checkHelp: string;
    checking: string;
    checked: string;
    checkFailed: string;
    commitment: string;
    /** What the deal came from, told at the end. */
    seed: string;
  };
  rules: {
    title(game: string): string;
    loading: string;
    search: string;
    /** The button next to the field. */
    find: string;
    nothingFound: string;
    /** A page with the part of the program that carries out a rule. */
    inCode(number: string): string;
    /** Above the tests that hold the program to a rule. */
    tests: string;
  };
  account: {
    title: string;
    /** Nobody has been met yet. */
    stranger: Label;
    guest: Label;
    signedIn(username: string): string;
    /** An account opened by a passkey alone. */
    byPasskey: string;
    since(date: string): string;
    name: Label;
    save: string;
    saved: string;
    make: Label;
    username: Label;
    password: Label;
    email: Label;
    makeButton: string;
    signIn: Label;
    signInButton: string;
    signOut: string;
    passkeys: Label;
    addPasskey: string;
    usePasskey: string;
    passkey(date: string): string;
    noPasskeys: string;
    notices: Label;
    push: Label;
    pushBlocked: string;
    webhook: Label;
    bots: Label;
    keyName: string;
    addKey: string;
    newKey: Label;
    key(name: string, start: string): string;
    remove: string;
    removeThis(what: string): string;
    ratings: string;
    past: string;
    noPast: string;
    place(place: number, seats: number): string;
    recordOf(game: string, date: string): string;
    data: Label;
    exportButton: string;
    leave: Label;
    leaveButton: string;
    leaveAsk: string;
    leaveYes: string;
    /** What the browser says when a game that lasts days wants its player. */
    notice: {
      yourTurn(game: string): string;
      began(game: string): string;
      over(game: string): string;
      invited(game: string): string;
      reviewed(game: string): string;
    };
    /** By code and field: what is wrong with what was typed. */
    wrong: {
      name: string;
      username: string;
      password: string;
      email: string;
      key: string;
      webhook: string;
      usernameTaken: string;
      emailTaken: string;
      signIn: string;
      /** The present password, before something that matters. */
      old: string;
      account: string;
      cancelled: string;
      passkeyKnown: string;
      passkeyLate: string;
      passkeyUnknown: string;
      passkey: string;
      push: string;
    };
  };
  ranking: {
    title: string;
    help: string;
    game: string;
    seats: string;
    classes: Readonly<Record<'2' | '3-4' | '5-8', string>>;
    place: string;
    player: string;
    rating: string;
    games: string;
    nobody: string;
    loading: string;
  };
  /** By code: what happened, and what one can do. Codes of the server and the page's own. */
  problems: Readonly<Record<ProblemCode, Label>>;
  /** A newer version of the site has arrived and waits. */
  newVersion: { ready: string; reload: string; later: string };
  tryAgain: string;
  chooseFile: string;
  goHome: string;
}

/** All codes of the server, then those of the page itself. */
export const PROBLEM_CODES = [
  'bad-request',
  'bad-options',
  'unknown-game',
  'bad-webhook',
  'no-session',
  'wrong-password',
  'not-host',
  'not-your-seat',
  'chat-off',
  'not-here',
  'private-match',
  'wrong-key',
  'muted',
  'not-allowed',
  'wrong-scope',
  'cross-site',
  'rated-match',
  'blocked',
  'banned',
  'wrong-code',
  'list-full',
  'too-many-watched',
  'not-found',
  'unknown-table',
  'unknown-match',
  'unknown-person',
  'name-taken',
  'already-account',
  'table-full',
  'seat-taken',
  'not-seated',
  'already-started',
  'seats-empty',
  'not-over',
  'match-over',
  'match-paused',
  'not-paused',
  'stale-version',
  'too-late',
  'undo-limit',
  'request-limit',
  'lesson-astray',
  'daily-hint',
  'no-request',
  'no-offer',
  'stood-in',
  'out-of-time',
  'old-rules',
  'broken-match',
  'archived-match',
  'no-hint',
  'illegal-action',
  'rate-limited',
  'review-limit',
  'internal',
  'stopping',
  'store-down',
  'offline',
  'old-match',
  'storage-full',
  'worker',
  'game-stopped',
  'game-elsewhere',
  'no-network',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What happened, in words; an unknown code is an error on our side. */
export function problemWords(code: string, { problems }: SiteWords): Label {
  return problems[PROBLEM_CODES.find(known => known === code) ?? 'internal'];
}
