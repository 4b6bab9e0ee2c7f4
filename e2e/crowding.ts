import type { Page } from 'playwright-core';
import { resized, SCREENS } from './screen-sizes.ts';

/**
 * What is wrong with how a game is laid out: text that is cut off or ends in dots, text beyond the screen, letters on letters,
 * and controls whose middle lies under another control. Lists that scroll are read by scrolling, the ticker tells in full in
 * the log, and a crown sits on the crest of whoever holds it.
 */
const FAULTS = `(() => {
  // Most texts have the same frames around them: each is looked at once.
  const kept = ask => {
    const answers = new Map();
    return element => {
      if (!answers.has(element)) answers.set(element, ask(element));
      return answers.get(element);
    };
  };
  const styleOf = kept(element => ({ overflowX: getComputedStyle(element).overflowX, overflowY: getComputedStyle(element).overflowY, display: getComputedStyle(element).display }));
  const boxOf = kept(element => element.getBoundingClientRect());
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
  const clips = style => /hidden|clip/.test(style.overflowX + style.overflowY);
  const around = kept(element => {
    const found = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  });
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('.game');
  const isSeen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = element => (element.closest('[class]')?.getAttribute('class') ?? element.tagName).split(' ').slice(0, 2).join('.');
  const found = new Set();
  // A page smaller than any phone, or with letters larger than usual, is moved about: what is beyond the screen is seen there.
  const isMoved = innerWidth < 320 || parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
  const page = isMoved ? document.documentElement : { scrollWidth: innerWidth, scrollHeight: innerHeight };
  const [wide, high] = [page.scrollWidth - scrollX, page.scrollHeight - scrollY];

  // What lies over a board for a moment hides what is under it, and so does a card on a pile; elsewhere letters do not lie on letters.
  const layerOf = element => element.closest('.lc-card, .ct-offer, .ct-scene, .lc-summary, .headline, .bubble, .first-steps, .lesson-card, dialog') ?? scope;
  const letters = [];

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const said = text.data.trim();
    if (said === '' || !isSeen(element) || element.closest('.unseen, .ticker, .log, title, .flights, .skip-link, .ip-marker')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const at = range.getBoundingClientRect();
    if (at.width === 0) continue;
    const tell = fault => found.add(fault + ': ' + named(element) + ' “' + said.slice(0, 30) + '”');
    const frames = around(element);
    // Said to those who listen, and to nobody's eye.
    if (frames.some(frame => frame.clientWidth === 1)) continue;
    const windows = frames.filter(frame => styleOf(frame).overflowX !== 'visible').map(boxOf);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const isIn = box => box.left < right && left < box.right && box.top < (top + bottom) / 2 && (top + bottom) / 2 < box.bottom;
      // What is scrolled away lies on nothing. Letters are lower than their line.
      const seen = { left: Math.max(left, ...windows.map(box => box.left)), right: Math.min(right, ...windows.map(box => box.right)) };
      if (windows.every(isIn)) letters.push({ ...seen, top: top + height * 0.2, bottom: bottom - height * 0.2, said, element, layer: layerOf(element) });
    }
    const scroller = frames.find(frame => scrolls(styleOf(frame)));
    if (!scroller && (at.left < -1 - scrollX || at.right > wide + 1 || at.top < -1 - scrollY || at.bottom > high + 1)) tell('beyond the screen');
    for (const frame of frames) {
      if (frame === scroller) break;
      const style = styleOf(frame);
      if (!clips(style) || style.display === 'inline') continue;
      const box = boxOf(frame);
      // Letters are lower than their line: a little may be cut of the line and nothing of the letters.
      const slack = at.height * 0.22;
      if (at.left < box.left - 2 || at.right > box.right + 2 || at.top < box.top - slack || at.bottom > box.bottom + slack) {
        tell('cut');
        break;
      }
    }
  }

  for (const [i, one] of letters.entries())
    for (const other of letters.slice(i + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 2 && high > 2)
        found.add('on one another: ' + named(one.element) + ' “' + one.said.slice(0, 30) + '” and ' + named(other.element) + ' “' + other.said.slice(0, 30) + '”');
    }

  // The middle of a region on a map may lie in another: shapes are left out.
  const CONTROLS = 'button, a, select, input, summary';
  for (const control of scope.querySelectorAll(CONTROLS)) {
    if (!isSeen(control) || control.closest('.unseen, .ticker, .skip-link')) continue;
    const { left, top, width, height } = boxOf(control);
    const [x, y] = [left + width / 2, top + height / 2];
    // A choice is read whole beside its question, without scrolling downwards.
    const words = control.closest('.prompt-words');
    if (words && !isMoved && top + height > boxOf(words).bottom + 2) found.add('cut: choice “' + control.textContent.slice(0, 30) + '”');
    const isInside = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
    // What is scrolled away is not covered; what is offered lies over the board.
    const windows = around(control).filter(frame => scrolls(styleOf(frame)) || clips(styleOf(frame)));
    if (width === 0 || !windows.every(frame => isInside(boxOf(frame)))) continue;
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
