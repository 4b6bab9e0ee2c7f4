// Shows a notice when a game that lasts days wants its player, and opens its table when it is touched.
// What it says stands in this file's address, by kind and game: the page that registers it knows the words.
const sayings = new URL(self.location.href).searchParams;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', event => {
  const { type, game, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(sayings.get(`${type} ${game.game}`) ?? 'Signoria', {
      body: game.names.join(', '),
      icon: '/crest.svg',
      tag: game.match,
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.url));
});

/** The page that shows the table already, or a new one. Only this site's own pages are opened. */
async function openTable(url) {
  const { pathname } = new URL(url, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(client => new URL(client.url).pathname === pathname);
  return page ? page.focus() : self.clients.openWindow(pathname);
}
