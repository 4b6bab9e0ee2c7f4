import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DIST = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

interface Site {
  url: string;
  /** Added to the end of a file from now on, as a newer build would. */
  append(path: string, text: string): void;
  close(): Promise<void>;
}

/** The built site alone, with no server behind it: what a reader has when the server is down. Or what lies in another folder. */
export function serveSite(folder = DIST): Promise<Site> {
  const appended = new Map<string, string>();
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    if (path.startsWith('/api') || path.startsWith('/socket.io')) {
      request.socket.destroy();
      return;
    }
    const asked = join(folder, path);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.write(readFileSync(file));
    response.end(appended.get(path));
  });
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        append: (path, text) => appended.set(path, text),
        close: () =>
          new Promise(done => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}
