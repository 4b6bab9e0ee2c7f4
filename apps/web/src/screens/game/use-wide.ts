import { useMemo, useSyncExternalStore } from 'react';

const ROOM = '(min-width: 60em)';
/** The log is 21 rem wide: so much is left for a board that wants about 75. */
const ROOM_FOR_BOTH = '(min-width: 96.25em)';

/** Whether there is room for the log beside the board. A board that wants the width itself has it first. */
export function useWide(wantsWidth = false): boolean {
  const room = wantsWidth ? ROOM_FOR_BOTH : ROOM;
  const query = useMemo(() => watched(room), [room]);
  return useSyncExternalStore(query.subscribe, query.get);
}

/** Whether a query holds: asked once, and then whenever the browser says that it changed. */
function watched(room: string) {
  const query = matchMedia(room);
  let { matches } = query;
  return {
    get: () => matches,
    subscribe(listener: () => void) {
      const heard = () => {
        ({ matches } = query);
        listener();
      };
      query.addEventListener('change', heard);
      heard();
      return () => query.removeEventListener('change', heard);
    },
  };
}
