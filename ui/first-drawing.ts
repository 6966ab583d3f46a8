import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { pageIcons } from './page-icons.ts';
import { routesForCallers } from './routes-for-callers.ts';

/** The code keeps nothing on the server, and knows nothing of the browser. */
const withoutBrowser = `
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const localStorage = noStorage, sessionStorage = noStorage;
const addEventListener = () => undefined;
const matchMedia = () => ({ matches: false, addEventListener });
`;

/** Dialogs and other pages, which the server never draws. */
const withoutLater = (): Plugin => ({
  name: 'without-later',
  resolveDynamicImport: () => ({ id: 'never-drawn-by-the-server', external: true }),
});

/** Builds the code with which the server draws the file list: the components of the pages in one file. */
export const firstDrawing = (): Plugin => ({
  name: 'first-drawing',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      plugins: [withoutLater(), routesForCallers(), pageIcons(), react()],
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: 'src/page/first-drawing/main.tsx',
        outDir: join(dir, '.vite'),
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2023',
        minify: true,
        rolldownOptions: { output: { banner: withoutBrowser, codeSplitting: false, entryFileNames: 'draw-page.mjs' } },
      },
    });
  },
});
