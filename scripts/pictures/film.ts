import type { Page } from 'playwright-core';
import type { Frame } from './moving-webp.ts';

/** A picture of a whole page and how long it is shown. */
interface Still {
  /** A PNG file, in base64. */
  png: string;
  ms: number;
}

/** Most stills of something that moves, and how far apart they are at least and at most, however slow this machine is. */
const MOST_STILLS = 30;
const APART_MS = 80;
const MOST_APART_MS = 400;
/** Of a picture that stands still for a while, and of one in the middle of a movement. */
const QUALITY = { standing: 0.8, moving: 0.65 };
const STANDS_MS = 500;
const LONGEST_MS = 1_500;

/** Takes stills of a page: one to be looked at for a while, or many while something moves. */
export function filmOf(page: Page) {
  const stills: Still[] = [];
  const take = async (ms: number) => {
    const png = await pngOf(page);
    const before = stills.at(-1);
    // What has not changed is shown longer, though nobody is kept waiting.
    if (before?.png === png) before.ms = Math.min(before.ms + ms, LONGEST_MS);
    else stills.push({ png, ms });
  };
  return {
    hold: take,
    async run(isOver: () => Promise<boolean>) {
      const began = Date.now();
      let before = began;
      while (stills.length < MOST_STILLS && !(Date.now() - began > 1_000 && (await isOver()))) {
        await page.waitForTimeout(APART_MS / 2);
        const now = Date.now();
        await take(Math.min(MOST_APART_MS, Math.max(APART_MS, now - before)));
        before = now;
      }
    },
    frames: () => framesOf(page, stills),
  };
}

async function pngOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png' });
  await devtools.detach();
  return data;
}

/** Of each still what differs from the one before it: a turn changes little of a board. */
async function framesOf(page: Page, stills: readonly Still[]): Promise<Frame[]> {
  const asked = stills.map(({ png, ms }) => ({
    png,
    quality: ms >= STANDS_MS ? QUALITY.standing : QUALITY.moving,
  }));
  // A page of nobody's, which may read any picture.
  const blank = await page.context().newPage();
  const changed = await blank.evaluate<(Pick<Frame, 'at'> & { webp: string })[]>(
    `(${CHANGED})(${JSON.stringify(asked)})`,
  );
  await blank.close();
  return changed.map(({ webp, at }, i) => ({ picture: Buffer.from(webp, 'base64'), at, ms: stills[i].ms }));
}

const CHANGED = `async stills => {
  const drawn = async png => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas;
  };
  const found = [];
  let before = null;
  for (const { png, quality } of stills) {
    const canvas = await drawn(png);
    const { width, height } = canvas;
    const pixels = new Uint32Array(canvas.getContext('2d').getImageData(0, 0, width, height).data.buffer);
    let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
    if (before)
      for (let i = 0; i < pixels.length; i++) {
        if (pixels[i] === before[i]) continue;
        const x = i % width;
        const y = (i - x) / width;
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
      }
    [left, top] = [left - (left % 2), top - (top % 2)];
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext('2d').drawImage(canvas, -left, -top);
    const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    found.push({ at: { left, top, width: part.width, height: part.height }, webp: btoa(String.fromCharCode(...bytes)) });
    before = pixels;
  }
  return found;
}`;
