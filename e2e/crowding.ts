import type { Page } from 'playwright-core';
import { resized, SCREENS } from './screen-sizes.ts';

/**
 * What is wrong with how a game is laid out: text that is cut off or ends in dots, text beyond the screen, and controls whose
 * middle lies under another control. Lists that scroll are read by scrolling, and the ticker tells in full in the log.
 */
const FAULTS = `(() => {
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
  const clips = style => /hidden|clip/.test(style.overflowX + style.overflowY);
  const around = element => {
    const found = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  };
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('.game');
  const isSeen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = element => (element.closest('[class]')?.getAttribute('class') ?? element.tagName).split(' ').slice(0, 2).join('.');
  const found = new Set();
  // A page smaller than any phone is moved about: what is beyond the screen is seen there.
  const page = innerWidth < 320 ? document.documentElement : { scrollWidth: innerWidth, scrollHeight: innerHeight };
  const [wide, high] = [page.scrollWidth - scrollX, page.scrollHeight - scrollY];

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const said = text.data.trim();
    if (said === '' || !isSeen(element) || element.closest('.unseen, .ticker, .log, title, .flights, .skip-link')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const at = range.getBoundingClientRect();
    if (at.width === 0) continue;
    const tell = fault => found.add(fault + ': ' + named(element) + ' “' + said.slice(0, 30) + '”');
    const frames = around(element);
    // Said to those who listen, and to nobody's eye.
    if (frames.some(frame => frame.clientWidth === 1)) continue;
    const scroller = frames.find(frame => scrolls(getComputedStyle(frame)));
    if (!scroller && (at.left < -1 - scrollX || at.right > wide + 1 || at.top < -1 - scrollY || at.bottom > high + 1)) tell('beyond the screen');
    for (const frame of frames) {
      if (frame === scroller) break;
      const style = getComputedStyle(frame);
      if (!clips(style) || style.display === 'inline') continue;
      const box = frame.getBoundingClientRect();
      // Letters are lower than their line: a little may be cut of the line and nothing of the letters.
      const slack = at.height * 0.22;
      if (at.left < box.left - 2 || at.right > box.right + 2 || at.top < box.top - slack || at.bottom > box.bottom + slack) {
        tell('cut');
        break;
      }
    }
  }

  // The middle of a region on a map may lie in another: shapes are left out.
  const CONTROLS = 'button, a, select, input, summary';
  for (const control of scope.querySelectorAll(CONTROLS)) {
    if (!isSeen(control) || control.closest('.unseen, .ticker, .skip-link')) continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInside = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
    // What is scrolled away is not covered; what is offered lies over the board.
    const windows = around(control).filter(frame => scrolls(getComputedStyle(frame)) || clips(getComputedStyle(frame)));
    if (width === 0 || !windows.every(frame => isInside(frame.getBoundingClientRect()))) continue;
    const over = document.elementFromPoint(x, y)?.closest(CONTROLS);
    if (over?.closest('[data-part^="offer:"]')) continue;
    if (over && over !== control && !control.contains(over) && !over.contains(control))
      found.add('covered: ' + (control.dataset.part ?? named(control)) + ' by ' + (over.dataset.part ?? named(over)));
  }
  return [...found];
})()`;

/** The faults of what the page shows, at every size of screen. */
export async function crowdedAt(page: Page, screens = SCREENS): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of screens) {
    await resized(page, width, height);
    for (const fault of await page.evaluate<string[]>(FAULTS)) found.push(`${width}×${height} ${fault}`);
  }
  return found;
}
