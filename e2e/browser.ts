import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium on this machine, or null. CHROMIUM names another place. */
export function findChromium(): string | null {
  return [process.env.CHROMIUM ?? '', ...PLACES].find(place => place !== '' && existsSync(place)) ?? null;
}

const HOW_TO_GET_IT =
  'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.';

/** A browser as most people have it, or with further switches. */
export function launch(...switches: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_IT);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...switches,
    ],
  });
}
