/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SAYINGS_CACHE, SAYINGS_KEY, USE_NEW_VERSION } from './agreed.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the site, put in by its build. */
declare const SITE_FILES: { url: string; revision: string | null }[];

// The whole site is kept at the first visit. A newer one is fetched beside it and waits until a page asks for it, so that
// no page ever has parts of two versions.
precacheAndRoute(SITE_FILES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/(?:api|socket\.io)\//] }),
);

// The page of the first visit is served from here too, without a reload.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  if (event.data === USE_NEW_VERSION) void self.skipWaiting();
});

/** What the server sends: news of a game, or an invitation to a table. */
interface PushedNotice {
  type: string;
  game?: { game: string; match: string; names: readonly string[] };
  invite?: { game: string; code: string; by: { name: string } };
  url: string;
}

self.addEventListener('push', event => {
  if (!event.data) return;
  const { type, game, invite, url }: PushedNotice = event.data.json();
  event.waitUntil(
    sayingOf(`${type} ${(game ?? invite)?.game}`).then(title =>
      self.registration.showNotification(title, {
        body: game?.names.join(', ') ?? invite?.by.name ?? '',
        icon: '/icon-192.png',
        badge: '/badge.png',
        tag: game?.match ?? invite?.code ?? type,
        data: { url },
      }),
    ),
  );
});

/** The page that switched notifications on has left the words for them here. */
async function sayingOf(kind: string): Promise<string> {
  const kept = await (await caches.open(SAYINGS_CACHE)).match(SAYINGS_KEY);
  const sayings: Readonly<Record<string, string>> = kept ? await kept.json() : {};
  return sayings[kind] ?? 'Signoria';
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.url));
});

/** The page that shows the table already, or a new one. Only this site's own pages are opened. */
async function openTable(url: string): Promise<unknown> {
  const { pathname, search } = new URL(url, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(client => new URL(client.url).pathname === pathname);
  return page ? page.focus() : self.clients.openWindow(pathname + search);
}
