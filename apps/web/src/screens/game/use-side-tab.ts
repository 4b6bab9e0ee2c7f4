import { useState } from 'react';
import type { SideTab } from './side.tsx';

/** Which page of the side is open, and how many lines of the chat the reader has not seen. */
export function useSideTab(lines: number, shown: boolean) {
  const [tab, setTab] = useState<SideTab>('log');
  const [read, setRead] = useState(lines);
  if (shown && tab === 'chat' && read !== lines) setRead(lines);
  return { tab, setTab, unread: Math.max(0, lines - read) };
}
