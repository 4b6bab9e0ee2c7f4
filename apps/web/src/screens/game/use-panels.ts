import { useState } from 'react';

/** What lies over the game: the menu, the pages of the side on a narrow screen, the rules, the game in words. */
export type Panel = 'none' | 'menu' | 'side' | 'rules' | 'keys' | 'position' | 'typing';

export interface Panels {
  shown: Panel;
  /** The paragraph at which the rules are opened. */
  rule: string | null;
  show(panel: Panel): void;
  showRules(at: string | null): void;
  /** Closes this one; another that has been opened since stays. */
  close(panel: Panel): void;
  /** The end is shown by itself, until it is closed. */
  endClosed: boolean;
  closeEnd(closed: boolean): void;
}

export function usePanels(endClosedFirst: boolean): Panels {
  const [shown, show] = useState<Panel>('none');
  const [rule, setRule] = useState<string | null>(null);
  const [endClosed, closeEnd] = useState(endClosedFirst);
  return {
    shown,
    rule,
    show,
    showRules(at) {
      setRule(at);
      show('rules');
    },
    close: panel => show(now => (now === panel ? 'none' : now)),
    endClosed,
    closeEnd,
  };
}
