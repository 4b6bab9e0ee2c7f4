import { type RefObject, useEffect, useRef } from 'react';

/** What a choice of the reader begins or ends with, in the order in which number keys take it. */
const CHOICES = '.prompt-choices [data-action]';
const PARTS = '[data-part][data-open]';

/** Where the keyboard is at home: nothing that is typed into, and no dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** A key that does something wherever the reader is, except where text is typed and in dialogs. */
export function useKey(key: string, does: () => void): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, repeat, target } = event;
      if (event.key !== key || ctrlKey || metaKey || altKey || repeat || isElsewhere(target)) return;
      latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [key]);
}

/**
 * The keyboard stays in the decision: a number takes a choice, Enter takes the one there is, and when what was focused
 * is gone the next thing to choose is.
 */
export function useKeys(root: RefObject<HTMLElement | null>, moment: string): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      byKeyboard.current = true;
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const wanted = wantedBy(event, root.current);
      if (!wanted) return;
      event.preventDefault();
      wanted.focus();
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
}

function choicesIn(root: Element): HTMLElement[] {
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS)];
  return [...root.querySelectorAll<HTMLElement>(CHOICES), ...parts.filter(part => !part.dataset.chosen)];
}

function wantedBy({ key, target, repeat }: KeyboardEvent, root: Element | null): HTMLElement | undefined {
  if (!root || repeat) return undefined;
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
  if (focused && focused !== document.body && focused !== prompt) return;
  if (document.querySelector('dialog[open]')) return;
  (choicesIn(root)[0] ?? prompt)?.focus({ preventScroll: true });
}
