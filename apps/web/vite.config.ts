import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkList } from './chunks.ts';
import { subsetFonts } from './fonts.ts';
import { ruleCodeFiles } from './rule-code.ts';
import { serviceWorker } from './service-worker.ts';

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => {
  // A build is always the one people get, even when a test runner asks for it.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), subsetFonts(), chunkList(), ruleCodeFiles(), serviceWorker()],
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      manifest: true,
      assetsInlineLimit: 0,
      // How long fonts and styles take is of no use to whoever starts a server.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
  };
});
