import { useEffect, useRef } from 'react';
import { chime, vibrate } from '../../components/chime.ts';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { preferences } from '../../preferences/preferences.ts';

const ICON = '/crest.svg';
const ICON_IN_TURN = '/crest-turn.svg';

/**
 * Calls a reader whose turn has come: by a mark on the icons, and by sound and touch where they are wanted. Somebody who
 * sits before a game against bots is not called: it is their turn every few seconds.
 */
export function useCall({ kind }: MatchSource, { legal, status }: Snapshot): void {
  const isAsked = legal.length > 0 && status === 'playing';
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    const hasTurned = isAsked && !wasAsked.current;
    wasAsked.current = isAsked;
    if (!hasTurned || (kind !== 'online' && !document.hidden)) return;
    const { sound, vibration } = preferences.get();
    if (sound) void chime();
    if (vibration) vibrate();
  }, [isAsked, kind]);
  useMark(isAsked && kind === 'online');
  useIcon(isAsked);
}

/** The mark on an installed site's icon. */
function useMark(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked || !('setAppBadge' in navigator)) return;
    // Refused where the site is not installed: there is nothing to mark then.
    navigator.setAppBadge(1).catch(() => {});
    return () => void navigator.clearAppBadge().catch(() => {});
  }, [isMarked]);
}

/** The mark on the tab's icon. */
function useIcon(isMarked: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!isMarked || !link) return;
    link.href = ICON_IN_TURN;
    return () => {
      link.href = ICON;
    };
  }, [isMarked]);
}
