import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The suites run against the built site: it is built anew, unless SITE_BUILT says it has just been. */
export default function setup(): void {
  if (process.env.SITE_BUILT) return;
  const web = fileURLToPath(new URL('../apps/web/', import.meta.url));
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  // The test runner calls itself a test; the site is to be the one people get.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: web, stdio: 'inherit', env });
}
