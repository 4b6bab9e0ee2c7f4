import { sameAction, type Tagged } from '@signoria/core';
import { useEffect, useRef, useState } from 'react';
import { PACES } from '../../match/pacing.ts';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
import { usePreferences } from '../../preferences/words.tsx';

/** What a touch has decided beyond the action it took. */
export interface Decided {
  action: Tagged;
  /** Not at once, but after a moment in which something else can be chosen. */
  waits: boolean;
}

/**
 * Takes an action, and then what the same touch has decided beyond it. Until the answer is there, a second tap means the
 * same move.
 */
export function useAct(source: MatchSource, snapshot: Snapshot, onAnswer: (answer: Answer) => void) {
  const sending = useRef(false);
  const send = (action: unknown, next: Decided | null) => {
    if (sending.current) return;
    sending.current = true;
    // In a lesson every decision is made by itself.
    decided.current = source.kind === 'lesson' ? null : next;
    source.act(action).then(answer => {
      sending.current = false;
      if (!answer.ok) decided.current = null;
      onAnswer(answer);
    });
  };
  const { decided, coming } = useDecided(snapshot, action => send(action, null));
  return { act: (action: unknown, next?: Decided) => send(action, next ?? null), coming };
}

/** What has been decided is taken when the rules ask for it, and dropped when they do not. */
function useDecided({ version, legal }: Snapshot, act: (action: Tagged) => void) {
  const { follows } = usePreferences();
  const decided = useRef<Decided | null>(null);
  const [coming, setComing] = useState<Tagged | null>(null);
  const take = useRef(act);
  take.current = act;
  const seen = useRef(version);
  useEffect(() => {
    const { current } = decided;
    if (version === seen.current) return;
    seen.current = version;
    decided.current = null;
    const asked = current && legal.find(action => sameAction(action, current.action));
    setComing(asked && current.waits && follows ? asked : null);
    if (asked && !current.waits) take.current(asked);
  }, [version, legal, follows]);
  useWait(coming, setComing, action => take.current(action));
  return { decided, coming };
}

/** Takes what is coming when its moment is over; whoever touches or presses anything chooses for themselves. */
function useWait(
  coming: Tagged | null,
  setComing: (coming: null) => void,
  onTime: (action: Tagged) => void,
): void {
  const { pace } = usePreferences();
  const take = useRef(onTime);
  take.current = onTime;
  useEffect(() => {
    if (coming === null) return;
    const stop = () => setComing(null);
    const timer = setTimeout(() => {
      stop();
      take.current(coming);
    }, PACES[pace].waitMs);
    window.addEventListener('pointerdown', stop);
    window.addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', stop);
      window.removeEventListener('keydown', stop);
    };
  }, [coming, pace, setComing]);
}
