import type { Page } from 'playwright-core';

/** The screens everything is looked at on: phones, a tablet, desks, and a phone on its side. */
export const SCREENS: readonly (readonly [width: number, height: number])[] = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [844, 390],
];

/** Windows of small and of enlarged desks, where height is short. */
export const LOW_WINDOWS: typeof SCREENS = [
  [800, 600],
  [1024, 600],
  [1366, 625],
  [1440, 760],
  [1024, 768],
];

/** A desk and a phone at twice their size. */
export const ZOOMED: typeof SCREENS = [
  [640, 400],
  [195, 422],
];

/** The screens on which letters are looked at at twice their size. */
export const LARGE_LETTERS: typeof SCREENS = [
  [390, 844],
  [1280, 800],
];

/** All, and a wide screen at twice its size. */
export const SIZES: typeof SCREENS = [...SCREENS, [640, 400]];

/** Waits until what comes or goes with the size has done so. */
export async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** What is found while letters alone are twice as large as usual. */
export async function withLargeLetters(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  const found = await look();
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  return found.map(fault => `letters at 200 %, ${fault}`);
}
