import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageIcons } from './page-icons.ts';
import { routesForCallers } from './routes-for-callers.ts';

const server = process.env.CLEARBENCH_SERVER ?? 'http://localhost:8080';
const proxy = Object.fromEntries(
  ['/api', '/auth', '/oauth2', '/messaging'].map((path) => [path, { target: server, ws: true }]),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [routesForCallers(), pageIcons(), react()],
  // sockjs-client asks for Node's name of the global object.
  define: { global: 'globalThis' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    manifest: true,
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  // Data stays object literals: together with code they are smaller, compressed, than strings of JSON.
  json: { stringify: false },
  server: { port: 5173, proxy },
});
