import { useCallback, useSyncExternalStore } from 'react';

const ROOM = '(min-width: 960px)';
/** The log is 21 rem wide: so much is left for a board that wants about 1,200 pixels. */
const ROOM_FOR_BOTH = '(min-width: 1540px)';

/** Whether there is room for the log beside the board. A board that wants the width itself has it first. */
export function useWide(wantsWidth = false): boolean {
  const room = wantsWidth ? ROOM_FOR_BOTH : ROOM;
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(room);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [room],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(room).matches);
}
