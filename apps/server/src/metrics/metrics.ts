import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { urlOf } from '../listening.ts';
import type { Meter } from '../meter.ts';
import type { Services } from '../services.ts';
import { openAsked } from './asked.ts';
import { openCounted } from './counted.ts';
import { openStoreFigures } from './store.ts';

/** Figures for Prometheus, at an address of their own: what the public can reach has no route to them. */
export interface Metrics {
  meter: Meter;
  /** Serves them once the server is complete. */
  open(services: Services, sockets: () => number): Promise<void>;
  /** Where they are served. */
  readonly url: string;
  close(): Promise<void>;
}

const REQUEST_MS = 10_000;

/** The library is loaded only where it is needed. */
export async function openMetrics(config: Config & { metricsPort: number }): Promise<Metrics> {
  const library = await import('prom-client');
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const mayAsk = openDoor(config.metricsToken);
  let look: () => Promise<string>;
  const server = createServer({ requestTimeout: REQUEST_MS }, async (request, answer) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    if (!mayAsk(request)) {
      answer.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return;
    }
    const text = await look();
    answer.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  let url = '';
  return {
    meter: openCounted(library, registry),
    async open(services, sockets) {
      openAsked(library, registry, services, sockets);
      const askStore = openStoreFigures(library, registry, services.store);
      new library.Gauge({
        name: 'signoria_build_info',
        help: 'Always 1: which node this is, what it runs and what it keeps its data in',
        labelNames: ['version', 'node', 'store'],
        registers: [registry],
      }).set({ version: buildVersion(), node: services.node, store: services.store.kind }, 1);
      look = async () => {
        await askStore();
        return registry.metrics();
      };
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(config.metricsPort, config.metricsHost, resolve);
      });
      url = `${urlOf(server, config.metricsHost)}/metrics`;
    },
    get url() {
      return url;
    },
    async close() {
      registry.clear();
      await new Promise(resolve => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

/** Whether a request brings the token, where one is set; compared so that its time says nothing. */
function openDoor(token: string | null): (request: IncomingMessage) => boolean {
  if (token === null) return () => true;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}

function buildVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
