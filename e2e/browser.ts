import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** As people have it, with its windows, though nobody sees them. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same pages without windows: opening one takes a third of the processor time. It shows no notifications and installs nothing. */
const SHELL = ['/usr/bin/chromium-headless-shell'];

/** Chromium on this machine, or null. CHROMIUM names another place. */
export function findChromium(): string | null {
  return found([process.env.CHROMIUM ?? '', ...WHOLE]);
}

/** Chromium's shell, or null. */
export function findShell(): string | null {
  return found(SHELL);
}

function found(places: readonly string[]): string | null {
  return places.find(place => place !== '' && existsSync(place)) ?? null;
}

const HOW_TO_GET_IT =
  'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.';

/** A browser for tests, or with further switches: the shell where there is one, unless CHROMIUM names another. */
export function launch(...switches: readonly string[]): Promise<Browser> {
  return open((process.env.CHROMIUM ? null : findShell()) ?? findChromium(), switches);
}

/** A browser as people have it: for what the shell cannot do, and for figures. */
export function launchWhole(): Promise<Browser> {
  return open(findChromium(), []);
}

async function open(executablePath: string | null, switches: readonly string[]): Promise<Browser> {
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
      // Letters as wide as in a window: by itself the shell rounds them.
      '--font-render-hinting=none',
      ...switches,
    ],
  });
}
