/**
 * Looks at every moment of play of which `npm run shots` takes a picture, at six screen sizes and in both languages, and
 * lists what is cut off, covered or off-screen: `npm run crowding`, or `npm run crowding patrician` for one game.
 */
import { launch } from '../e2e/browser.ts';
import { crowdedAt } from '../e2e/crowding.ts';
import { PLAYED } from '../e2e/games.ts';
import { gameOf, openMoment, pictured } from '../e2e/moments.ts';
import { newPlayer } from '../e2e/player.ts';
import { serveSite } from '../e2e/static.ts';
import { buildSite } from './site.ts';

const wanted = process.argv.slice(2);
await buildSite();
const browser = await launch();
const site = await serveSite();
let faults = 0;
try {
  for (const { id } of PLAYED.filter(game => wanted.length === 0 || wanted.includes(game.id)))
    for (const locale of ['en-GB', 'fr-FR']) faults += await lookAt(id, locale);
} finally {
  await browser.close();
  await site.close();
}
console.log(faults === 0 ? 'Nothing is cut off, covered or off-screen.' : `${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;

async function lookAt(id: string, locale: string): Promise<number> {
  const { page, context } = await newPlayer(browser, { locale });
  let found = 0;
  for (const { name, match, at } of pictured(gameOf(id))) {
    await openMoment(page, site.url, match, at);
    if (at === match.moves.length) await page.keyboard.press('Escape');
    const here = await crowdedAt(page);
    for (const fault of here) console.log(`${id} ${locale} ${name} ${fault}`);
    found += here.length;
  }
  await context.close();
  return found;
}
