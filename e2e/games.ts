import type { Page } from 'playwright-core';

/** What the suites must know of a game; everything else they find on the screen. */
export interface PlayedGame {
  id: string;
  /** People who play it in the suites, each in a browser of their own or passing one device round. */
  people: number;
  /** Bots that play online with them. */
  bots: number;
  /** Options changed in the form, to make a game short: the label of the control and the choice. */
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
  bots: 0,
  shorten: [['Rounds', '1']],
  hurry: ['stock'],
  async trespass(page) {
    // LC-1.5: a card must be laid or discarded before one is taken.
    await page.locator('[data-part="stock"]').click();
    return 'LC-1.5';
  },
  tellsSecret(message) {
    const drawn = message.match(/"type":"drew","seat":\d,"card":[^}]*/g) ?? [];
    return showsAHand(message) || drawn.some(event => !event.endsWith('null'));
  },
};

const patrician: PlayedGame = {
  id: 'patrician',
  people: 2,
  bots: 1,
  shorten: [],
  hurry: [],
  async trespass(page) {
    // P-3.1: a card builds in its own city.
    await page.locator('[data-part^="hand:"][data-open]').first().click();
    await page.locator('[data-part^="site:"]:not([data-open])').first().click();
    return 'P-3.1';
  },
  tellsSecret: showsAHand,
};

const ilPrincipe: PlayedGame = {
  id: 'il-principe',
  people: 2,
  bots: 1,
  shorten: [],
  hurry: [],
  async trespass(page) {
    // IP-2.3: in the first phase cards are offered, nothing is built.
    await page.locator('[data-part^="city:"]').first().click();
    return 'IP-2.3';
  },
  tellsSecret(message) {
    const hidden = message.match(/"type":"(?:dealt|offered|drew)"[^}]*"(?:cards|colour)":[^}]*/g) ?? [];
    return showsAHand(message) || hidden.some(event => !event.endsWith('null'));
  },
};

const citadels: PlayedGame = {
  id: 'citadels',
  people: 2,
  bots: 1,
  shorten: [],
  hurry: ['site'],
  async trespass(page) {
    // C-3.4: a character is chosen before anything is built.
    await page.locator('[data-part^="hand:"]').first().click();
    return 'C-3.4';
  },
  tellsSecret(message) {
    const secretly =
      /"type":"(?:chose|buried|drew|kept|discarded|looked|took|fetched|tribute)"[^}]*"(?:card|cards|character)":[^n]/;
    return showsAHand(message) || secretly.test(message);
  },
};

/** Whether anybody's hand is told in a message. */
function showsAHand(message: string): boolean {
  const hands = message.match(/"hands":\[[^\]]*\]/g) ?? [];
  return hands.some(hand => !/^"hands":\[(null,?)*\]$/.test(hand));
}

/** A new game is one entry. */
export const PLAYED: readonly PlayedGame[] = [lostCities, patrician, citadels, ilPrincipe];
