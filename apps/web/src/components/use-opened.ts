import { useEffect, useState } from 'react';

/** What `open` opens, for as long as the screen is there; null at first. Another `open` closes it and opens anew. */
export function useOpened<T extends { close(): void }>(open: () => T): T | null {
  const [opened, setOpened] = useState<T | null>(null);
  useEffect(() => {
    const own = open();
    setOpened(own);
    return () => own.close();
  }, [open]);
  return opened;
}
