import { createStore } from '../store.ts';
import { SERVICE_WORKER, USE_NEW_VERSION } from './agreed.ts';

const HOUR_MS = 3_600_000;

/** What brings in a newer version of the site; null while this one is the newest. */
export const newVersion = createStore<(() => void) | null>(null);

/** Keeps the whole site on this device, once the page is there: the home page must not wait for all others. */
export function keepSite(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const keep = () => void register(navigator.serviceWorker).catch(() => {});
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(SERVICE_WORKER);
  const takeover = followTakeover(workers);
  const look = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) newVersion.set(() => takeover.ask(waiting));
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  setInterval(() => void registration.update().catch(() => {}), HOUR_MS);
}

/** When another version takes over, a page that asked for it, or that nobody looks at, begins anew; others say so. */
function followTakeover(workers: ServiceWorkerContainer): { ask(waiting: ServiceWorker): void } {
  let hadOne = workers.controller !== null;
  let asked = false;
  workers.addEventListener('controllerchange', () => {
    if (!hadOne) hadOne = true;
    else if (asked || document.hidden) location.reload();
    else newVersion.set(() => location.reload());
  });
  return {
    ask(waiting) {
      asked = true;
      waiting.postMessage(USE_NEW_VERSION);
    },
  };
}
