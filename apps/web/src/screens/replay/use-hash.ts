import { useEffect } from 'react';
import type { ReplaySource } from '../../match/replay/source.ts';

/** An address is written when nothing has moved for so long: browsers refuse to change it all the time. */
const REST_MS = 250;

/** The move an address names, `#12`; null when it names none. */
export function moveInHash(hash = location.hash): number | null {
  const found = /^#(\d{1,5})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** The address of the move that is shown. */
export function linkTo(move: number): string {
  return `${location.origin}${location.pathname}${location.search}#${move}`;
}

/** Keeps the address in step with what is shown, and follows it when it is changed by hand. */
export function useHash(source: ReplaySource): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { pathname } = location;
    // Whoever has gone on to another page is still here until that page has loaded.
    const write = () => {
      if (location.pathname === pathname) history.replaceState(history.state, '', linkTo(source.move()));
    };
    const stop = source.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    });
    const follow = () => {
      const move = moveInHash();
      if (move !== null) source.go(move);
    };
    window.addEventListener('hashchange', follow);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('hashchange', follow);
    };
  }, [source]);
}
