/** A terminal command: what it does, its arguments and its flags by name. */
export interface CommandWords {
  about: string;
  arguments?: Readonly<Record<string, string>>;
  flags?: Readonly<Record<string, string>>;
}

/** Text about printing files. */
export interface MaterialWords {
  /** The flag of other commands that takes such a file. */
  flag: string;
  command: CommandWords;
  check: CommandWords;
  show: CommandWords;
  good(file: string, game: string, title: string): string;
  /** On the site: a place in a file, what is wrong there, and a detail that needs no language. */
  wrong(file: string, at: string, what: string, detail: string): string;
  problems: Readonly<Record<string, string>>;
}

/** The text of the terminal app, apart from the games. */
export interface CliWords {
  /** By command; '' is `signoria` itself. */
  commands: Readonly<
    Record<'' | 'play' | 'sim' | 'replay' | 'verify' | 'engine' | 'bench' | 'material', CommandWords>
  >;
  /** The titles and standing phrases of a help page, by their English. */
  help: Readonly<Record<string, string>>;
  /** By problem code: what is wrong, to be put after the place and before a detail in parentheses. */
  problems: Readonly<Record<string, string>>;
  /** "actions[3]: not allowed (LC-2.3)" */
  problem(at: string, what: string, detail: string): string;
  didYouMean(name: string): string;
  atCharacter(position: number): string;

  play: {
    whichGame: string;
    howMany: string;
    whichRules: string;
    whichBot: string;
    /** What the person is called on a board. */
    you: string;
    /** A sentence in which READER stands for the person, spoken to the person. */
    address(line: string): string;
    /** What the others call a person who gave no name. */
    guest: string;
    opponents(names: readonly string[]): string;
    /** Who plays like the bot that has just been described. */
    alike(names: readonly string[]): string;
    /** Before a hash, and at the end before the seed. */
    commitment: string;
    /** In a window with fewer columns and rows than the board needs. */
    smallWindow(columns: number, rows: number, needed: number, neededRows: number): string;
    keys(onlyOne: boolean, undo: boolean): string;
    /** By key: words that are understood for it, in small letters. */
    spelledOut: Readonly<Record<'?' | '!' | '=' | '+' | 'u' | 'q', readonly string[]>>;
    /** Under a page of choices: how many are on others. */
    moreChoices(count: number): string;
    /** What may be typed instead: the first and the last number, and a choice on the screen as it may be shortened. */
    noSuchChoice(typed: string, first: number, last: number, short: string, label: string): string;
    onlyChoice(typed: string, label: string): string;
    /** Before the sentence that says why; there are `more` of these moves. */
    notPossible(moves: readonly string[], more: boolean): string;
    noSuchRule(typed: string): string;
    /** Some of the moves that match; there are `more`. */
    several(choices: readonly string[], more: boolean): string;
    /** All keys and what each does; the example is a choice on the screen and how it may be shortened, and a rule. */
    keyHelp(short: string, label: string, rule: string): readonly (readonly [key: string, does: string])[];
    undone(moves: number): string;
    noUndo: string;
    noHint: string;
    thinking(name: string): string;
    botFailed(name: string): string;
    finalScore: string;
    revealed: string;
    saved(file: string): string;
    resume(file: string): string;
    check(file: string): string;
  };

  replay: {
    heading(seats: readonly string[], moves: number): string;
    eyes(name: string | null): string;
    move(number: number, of: number): string;
    keys: string;
    /** When something else than one of the keys was typed; the moves are numbered up to `last`. */
    notUnderstood(last: number): string;
    deal: string;
  };

  verify: {
    commitment: string;
    actions(count: number): string;
    result: string;
    unfinished: string;
    good(file: string): string;
  };

  material: MaterialWords;

  sim: {
    heading(games: number): string;
    bot: string;
    wins: string;
    share(share: number): string;
    points: string;
    place: string;
    pace(decisions: number, perSecond: number): string;
  };
}
