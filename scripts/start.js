/** `npm start`: builds the site if it is out of date, then starts the server. Plain JavaScript, which any Node can read. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`Signoria needs Node 22.19 or later; this is ${process.versions.node}.`);
  process.exit(2);
}

/** In a process of its own: a build takes 200 MB, which the server would keep for as long as it is open. */
async function buildSite() {
  const site = fileURLToPath(new URL('./site.ts', import.meta.url));
  const [code] = await once(spawn(process.execPath, [site], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('site build failed');
}

try {
  console.log('Signoria: checking the site build ...');
  await buildSite();
  if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
  const { open } = await import('../apps/server/src/main.ts');
  const { url } = await open();
  console.log(`Signoria is running at ${url.replace('127.0.0.1', 'localhost')} (press Ctrl+C to stop)`);
} catch (error) {
  console.error(`Could not start Signoria: ${error.message}`);
  process.exit(1);
}
