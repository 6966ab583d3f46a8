import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

const sourceLines = fileURLToPath(new URL('./source-lines.ts', import.meta.url));

/** Modules of the product, in contrast to those of packages and those that the bundler makes. */
const ownModule = /^(?!.*[/\\]node_modules[/\\])(?!\0)/;

/** A module that a process or a thread starts with: it sets the stack traces before the other modules load. */
const programPrefix = '\0program:';

/** The program that starts with a module, for the input of the bundler. */
export const programOf = (module: string): string => programPrefix + module;

const nameOf = (url: URL): string => (url.pathname.split('/').at(-1) ?? '').replace(/\.ts$/, '');

/** Calls `received` with the path and the text of each module of the product, as the bundler reads them. */
export const watchModules = (received: (file: string, text: string) => void): Plugin => ({
  name: 'watch-modules',
  transform: {
    order: 'pre',
    filter: { id: ownModule },
    handler(text, id) {
      received(id, text);
      return null;
    },
  },
});

/** The programs of the bundle; modules that a file starts as threads are programs, too. */
export const bundledPrograms = (): Plugin => ({
  name: 'bundled-programs',
  resolveId: { filter: { id: /^\0program:/ }, handler: (id) => id },
  load: {
    filter: { id: /^\0program:/ },
    handler: (id) =>
      [
        `import { nameSourceLines } from ${JSON.stringify(sourceLines)};`,
        "nameSourceLines(new URL('./', import.meta.url).href);",
        `await import(${JSON.stringify(id.slice(programPrefix.length))});`,
      ].join('\n'),
  },
  transform: {
    order: 'pre',
    filter: { id: ownModule, code: 'import.meta.url' },
    handler(code, id) {
      const started = code.replaceAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g, (_, path: string) => {
        const module = new URL(path, pathToFileURL(id));
        const reference = this.emitFile({
          type: 'chunk',
          id: programOf(fileURLToPath(module)),
          name: nameOf(module),
        });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      // Lines stay as they are, so the source map does too.
      return { code: started, map: null };
    },
  },
});

/** Modules find the files beside them, which are not bundled, from the folder of their source. */
export const ownFolders = (pathFromBundle: (file: string) => string): Plugin => ({
  name: 'own-folders',
  transform: {
    order: 'post',
    filter: { id: ownModule, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll(
        /\bimport\.meta\.url\b/g,
        `new URL(${JSON.stringify(pathFromBundle(id))}, import.meta.url).href`,
      ),
      map: null,
    }),
  },
});
