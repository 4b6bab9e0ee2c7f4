import { type Api, type Connection, openApi, openConnection } from '@signoria/protocol/client';
import { createStore, type Store } from '../../store.ts';

/** The server as a page sees it. */
export interface Server {
  readonly api: Api;
  readonly connection: Connection;
  /** Whether the socket is open; null while it has never been. */
  readonly connected: Store<boolean | null>;
}

function openServer(): Server {
  const connection = openConnection();
  const connected = createStore<boolean | null>(null);
  connection.onChange(isOpen => {
    if (connected.get() === null) watchNetwork(connection, connected);
    connected.set(isOpen);
  });
  return { api: openApi(), connection, connected };
}

/** A browser knows sooner than a socket that its network has gone or come back. */
function watchNetwork(connection: Connection, connected: Store<boolean | null>): void {
  window.addEventListener('online', () => void connection.reopen());
  window.addEventListener('offline', () => connected.set(false));
}

/** The one this page came from. */
export const server = openServer();
