import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';

/** What a suite stands on: a browser, and where its pages come from. */
interface Suite<S> {
  readonly browser: Browser;
  readonly server: S;
}

/** Opens a browser and a server for all tests of a file, and closes them after the last. */
export function suiteOn<S extends { close(): Promise<unknown> }>(open: () => Promise<S>): Suite<S> {
  const opened: { suite?: Suite<S> } = {};
  const suite = () => {
    if (!opened.suite) throw new Error('a suite is opened before its first test');
    return opened.suite;
  };
  beforeAll(async () => {
    opened.suite = { browser: await launch(), server: await open() };
  });
  afterAll(async () => {
    await suite().browser.close();
    await suite().server.close();
  });
  return {
    get browser() {
      return suite().browser;
    },
    get server() {
      return suite().server;
    },
  };
}
