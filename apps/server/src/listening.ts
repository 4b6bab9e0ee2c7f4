import type { Server } from 'node:http';

/** Where a server listens, as an address to call; it may have picked its port itself. */
export function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
