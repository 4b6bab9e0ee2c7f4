import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Read by no page that is kept: the build's own lists, and letters neither language has. */
const LEFT_OUT = /^\.vite|(?:greek|cyrillic|vietnamese)/;

/** Builds the service worker after the site, with the list of all its files: `sw.js`, which knows when any has changed. */
export function serviceWorker(): Plugin {
  const at = { root: '', out: '' };
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      Object.assign(at, { root, out: join(root, outDir) });
    },
    async closeBundle() {
      await build({
        root: at.root,
        configFile: false,
        logLevel: 'warn',
        define: { SITE_FILES: JSON.stringify(filesOf(at.out)), 'process.env.NODE_ENV': '"production"' },
        build: {
          target: 'es2023',
          outDir: at.out,
          emptyOutDir: false,
          copyPublicDir: false,
          // One classic script: not every browser has workers that import.
          lib: {
            entry: 'src/offline/service-worker.ts',
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'sw.js',
          },
        },
      });
    },
  };
}

/** A hash in a file's name tells its versions apart; the others are told apart by what is in them. */
function filesOf(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => !LEFT_OUT.test(file) && statSync(join(folder, file)).isFile())
    .sort()
    .map(file => ({
      url: `/${file}`,
      revision: file.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(join(folder, file)))
            .digest('hex')
            .slice(0, 16),
    }));
}
