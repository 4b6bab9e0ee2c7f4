import { type RefObject, useEffect, useRef } from 'react';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';
import { isForGame } from './use-keys.ts';
import type { Panels } from './use-panels.ts';

/** Keys that open something or press a tool of the prompt. Hint and look back have their own, where they are done. */
export function useShortcuts(root: RefObject<HTMLElement | null>, panels: Panels, wide: boolean): void {
  const press = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.click();
  const does: Readonly<Record<Exclude<Shortcut, 'hint' | 'lookBack'>, () => void>> = {
    position: () => panels.show('position'),
    type: () => panels.show('typing'),
    undo: () => press('[data-tool="undo"]'),
    moves: () => press('[data-tool="list"]'),
    skip: () => press('[data-tool="skip"]'),
    rules: () => panels.showRules(null),
    log: () => (wide ? root.current?.querySelector<HTMLElement>('#side-log')?.focus() : panels.show('side')),
    menu: () => panels.show('menu'),
    keys: () => panels.show('keys'),
  };
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { current } = latest;
      const wanted = (Object.keys(current) as (keyof typeof current)[]).find(
        name => SHORTCUTS[name] === event.key,
      );
      if (!wanted || !isForGame(event)) return;
      event.preventDefault();
      current[wanted]();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
