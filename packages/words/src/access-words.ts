/** The game screen's text for players who use the keyboard or a screen reader, or who type. */
export interface AccessWords {
  keys: {
    title: string;
    off: string;
    /** By what a key does. */
    does: {
      choose: string;
      go: string;
      press: string;
      cancel: string;
      position: string;
      type: string;
      keys: string;
    };
    /** In a replay. */
    replay: { step: string; ends: string; play: string };
    /** Keys that have a name rather than a sign. */
    named: {
      arrows: string;
      enter: string;
      escape: string;
      tab: string;
      space: string;
      home: string;
      end: string;
    };
  };
  words: {
    title: string;
    /** The field in which a move is typed. */
    label: string;
    help: string;
    play: string;
    /** Above the moves that what was typed may mean. */
    moves(moves: number): string;
    several(moves: number): string;
    nothing(typed: string): string;
    empty: string;
    happened: string;
    position: string;
  };
}
