import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './brotli-files.ts';
import { earlyFiles } from './early-files.ts';
import { firstDrawing } from './first-drawing.ts';
import { pageIcons } from './page-icons.ts';
import { routesForCallers } from './routes-for-callers.ts';

const server = process.env.CLEARBENCH_SERVER ?? 'http://localhost:8080';
const proxy = Object.fromEntries(
  ['/api', '/auth', '/oauth2', '/messaging'].map((path) => [path, { target: server, ws: true }]),
);

/** Small modules of lists and of the editor outside of the folders of shared parts; they import nothing large. */
const smallModules = [
  'contracts/src/(shown-name|file/file-name|file/content-failure|settings/legal-text|sim-env/scheme)',
  'contracts/src/(time/time-zone|time/berlin-offset|format/format-id)',
  'ui/src/(environment-clock/clearing-time|error-injection/use-async-result|inbox/inbox-reading|inbox/inbox-calls)',
  'ui/src/file/(list/conversation-rows|list/list-address|list/list-slice|removed/removed-slice)',
  'ui/src/file/upload/(blob-store|kind-of|valid-file-name)',
  'content-kind/src/first-bytes',
  'iso20022/src/rulebooks',
].map((path) => `${path.replaceAll('/', '[\\\\/]')}\\.`);

/** Small modules that many pages share. A file of its own for each costs a slow network more than its bytes. */
const groups = [
  { name: 'index', tags: ['$initial' as const], priority: 3 },
  {
    name: 'list-styles',
    test: /ui[\\/]src[\\/](listing|inbox|file([\\/](receiving|sending|upgrade|upload))?)[\\/][^\\/]+\.css$/,
    priority: 2,
  },
  { name: 'icons', test: /virtual:icons\//, minShareCount: 2, priority: 2 },
  {
    name: 'lists',
    test: new RegExp(
      ['@tanstack', 'ui[\\\\/]src[\\\\/](parts|listing|editing|live)[\\\\/]', ...smallModules].join('|'),
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [routesForCallers(), pageIcons(), react(), earlyFiles(), firstDrawing(), brotliFiles()],
  // sockjs-client asks for Node's name of the global object.
  define: { global: 'globalThis' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  // Data stays object literals: together with code they are smaller, compressed, than strings of JSON.
  json: { stringify: false },
  server: { port: 5173, proxy },
});
