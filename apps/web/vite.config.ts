import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
