import { type RefObject, useEffect, useRef } from 'react';
import { preferences } from '../../preferences/preferences.ts';

/** What a choice of the reader begins or ends with, in the order in which number keys take it. */
const CHOICES = '.prompt-choices [data-action]';
const PARTS = '[data-part][data-open]';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where the keyboard is at home: nothing that is typed into, and no dialog. One that closes may have the focus still. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select') !== null &&
    !target.closest('dialog')
  );
}

/** Whether a key is meant for the game. Those of one sign can be switched off: speech input types them by mistake. */
export function isForGame({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || isElsewhere(target)) return false;
  return key.length > 1 || key === ' ' || preferences.get().shortcuts;
}

/** A key that does something wherever the reader is, except where text is typed and in dialogs. */
export function useKey(key: string, does: () => void): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === key && isForGame(event)) latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [key]);
}

/**
 * The keyboard stays in the decision: a number takes a choice, arrows go from one to the next, Enter takes the one there
 * is, and when what was focused is gone the next thing to choose is.
 */
export function useKeys(root: RefObject<HTMLElement | null>, moment: string): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      byKeyboard.current = true;
      if (!isForGame(event)) return;
      const next = nextFor(event, root.current);
      const wanted = next ?? wantedBy(event, root.current);
      if (!wanted) return;
      event.preventDefault();
      wanted.focus();
      if (next) return;
      wanted.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    const pointed = () => {
      byKeyboard.current = false;
    };
    window.addEventListener('keydown', pressed);
    window.addEventListener('pointerdown', pointed);
    return () => {
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('pointerdown', pointed);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every other moment the focus may have fallen
  useEffect(() => {
    if (byKeyboard.current && root.current) keepFocus(root.current);
  }, [root, moment]);
  useEffect(() => {
    const { current } = root;
    return current ? whenFocusFalls(current, () => byKeyboard.current && keepFocus(current)) : undefined;
  }, [root]);
}

/** Does something when the focus may have fallen out of an element, but only if it has been inside: it is not taken there. */
function whenFocusFalls(root: HTMLElement, does: () => void): () => void {
  let wasHere = false;
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest('dialog')) wasHere = root.contains(target);
  };
  document.addEventListener('focusin', focused);
  const stop = afterChanges(root, () => wasHere && does());
  return () => {
    document.removeEventListener('focusin', focused);
    stop();
  };
}

/** What can take the focus from an element that stays on the page. */
const TAKING = ['disabled', 'hidden', 'inert', 'open'];

/** Does something in each of the two frames after elements inside have come or gone, or may have lost the focus. */
function afterChanges(root: HTMLElement, does: () => void): () => void {
  let frames = 0;
  let next = 0;
  const step = () => {
    does();
    frames--;
    if (frames > 0) next = requestAnimationFrame(step);
  };
  const observer = new MutationObserver(() => {
    if (frames === 0) next = requestAnimationFrame(step);
    frames = 2;
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: TAKING });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(next);
  };
}

function choicesIn(root: Element): HTMLElement[] {
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS)];
  return [...root.querySelectorAll<HTMLElement>(CHOICES), ...parts.filter(part => !part.dataset.chosen)];
}

/** Arrows go from choice to choice, round and round, from wherever a choice has the focus or nothing has. */
function nextFor({ key, target }: KeyboardEvent, root: Element | null): HTMLElement | undefined {
  const step = STEPS[key];
  if (!root || step === undefined || !(target instanceof Element)) return undefined;
  if (target !== document.body && !target.matches('.prompt, [data-part], [data-action]')) return undefined;
  const choices = [...root.querySelectorAll<HTMLElement>(`${CHOICES}, ${PARTS}, [data-part][data-chosen]`)];
  const at = choices.indexOf(target as HTMLElement);
  const to = at === -1 ? (step > 0 ? 0 : choices.length - 1) : at + step;
  return choices.at(to % choices.length);
}

function wantedBy({ key, target }: KeyboardEvent, root: Element | null): HTMLElement | undefined {
  if (!root) return undefined;
  if (/^[1-9]$/.test(key)) return choicesIn(root)[Number(key) - 1];
  // On a button, Enter presses it; anywhere else it takes the one choice that is proposed.
  const onNothing = target instanceof Element && !target.closest('button, a, [role="button"]');
  return key === 'Enter' && onNothing
    ? (root.querySelector<HTMLElement>(`${CHOICES}.main`) ?? undefined)
    : undefined;
}

/** Focus that has fallen out of the decision, or waits in the prompt for the next one, goes to what may be chosen. */
function keepFocus(root: HTMLElement): void {
  const focused = document.activeElement;
  const prompt = root.querySelector<HTMLElement>('.prompt');
  if (focused && focused !== document.body && focused !== prompt && canKeepFocus(focused)) return;
  if (document.querySelector('dialog[open]')) return;
  (choicesIn(root)[0] ?? prompt)?.focus({ preventScroll: true });
}

/** The browser takes the focus from a disabled or hidden element only later, and without an event. */
function canKeepFocus(element: Element): boolean {
  return !element.matches(':disabled, [inert] *') && element.checkVisibility();
}
