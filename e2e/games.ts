import type { Page } from 'playwright-core';

/** What the suites must know of a game; everything else they find on the screen. */
export interface PlayedGame {
  id: string;
  /** People who play it online in the suites, each in a browser of their own. */
  people: number;
  /** Single rules changed in the form, to make a game short: the label of the control and the choice. */
  shorten: readonly (readonly [label: string, choice: string])[];
  /** Parts touched first when they are open, so that games come to an end. */
  hurry: readonly string[];
  /** Touches something that is not allowed at this moment; the rule the site should then name. */
  trespass(page: Page): Promise<string>;
  /** Whether a message to a spectator tells a secret. */
  tellsSecret(message: string): boolean;
}

const lostCities: PlayedGame = {
  id: 'lost-cities',
  people: 2,
  shorten: [['Rounds', '1']],
  hurry: ['stock'],
  async trespass(page) {
    // LC-1.5: a card must be laid or discarded before one is taken.
    await page.locator('[data-part="stock"]').click();
    return 'LC-1.5';
  },
  tellsSecret(message) {
    const hands = message.match(/"hands":\[[^\]]*\]/g) ?? [];
    const drawn = message.match(/"type":"drew","seat":\d,"card":[^}]*/g) ?? [];
    return hands.some(hand => hand !== '"hands":[null,null]') || drawn.some(event => !event.endsWith('null'));
  },
};

/** A new game is one entry. */
export const PLAYED: readonly PlayedGame[] = [lostCities];
