/** Draws the icons of the installed site from its crest: `node scripts/icons.ts` writes them into apps/web/public. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../e2e/browser.ts';

const PUBLIC = join(import.meta.dirname, '../apps/web/public');
const CREST = readFileSync(join(PUBLIC, 'crest.svg'), 'utf8');
/** For the line of signs at the top of a phone, which keeps the shape and gives it its own colour. */
const SHAPE = CREST.replace(/<path d="M8 4.*?\/><path d="M32 4.*?\/>/, '').replace(
  /fill="#f6eedb"/,
  'fill="#fff"',
);

interface Icon {
  file: string;
  size: number;
  drawing: string;
  /** The part of the side the drawing takes: a mask may cut off all but the middle four fifths. */
  share: number;
  ground: string | null;
}

const CLOTH = '#efe4cb';

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, drawing: CREST, share: 0.96, ground: null },
  { file: 'icon-512.png', size: 512, drawing: CREST, share: 0.96, ground: null },
  { file: 'icon-maskable.png', size: 512, drawing: CREST, share: 0.62, ground: CLOTH },
  { file: 'apple-touch-icon.png', size: 180, drawing: CREST, share: 0.78, ground: CLOTH },
  { file: 'badge.png', size: 96, drawing: SHAPE, share: 1.5, ground: null },
];

const browser = await launch();
const page = await browser.newPage();
for (const { file, size, drawing, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;overflow:hidden;background:${ground ?? 'transparent'}">
       <div style="width:${share * 100}vw;height:${share * 100}vw">${drawing}</div></body>`,
  );
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: ground === null });
}
await browser.close();
