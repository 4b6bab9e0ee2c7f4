/** `npm start`: builds the site if it is out of date, then opens the house. Plain JavaScript, which any Node can read. */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`Signoria needs Node 22.19 or later; this is ${process.versions.node}.`);
  process.exit(2);
}

try {
  const { buildSite } = await import('./site.ts');
  console.log('Signoria: looking at the site ...');
  if (await buildSite()) console.log('Signoria: the site is built.');
  if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
  const { open } = await import('../apps/server/src/main.ts');
  const { url } = await open();
  console.log(`Signoria is open: ${url.replace('127.0.0.1', 'localhost')}  (Ctrl+C closes it)`);
} catch (error) {
  console.error(`Signoria cannot open: ${error.message}`);
  process.exit(1);
}
