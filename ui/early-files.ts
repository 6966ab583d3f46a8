import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** A page: its addresses, the source files of its code, and of code that it needs after its first content. */
type EarlyPage = {
  readonly name: string;
  readonly addresses: RegExp;
  readonly modules: readonly string[];
  readonly later?: readonly string[];
  /** Whether another page may be shown instead, which would not use the styles. */
  readonly withoutStyles?: boolean;
  /** Whether the server draws the page for a visitor with a session. */
  readonly isDrawn?: boolean;
  /** A file with what the page shows until its code runs. The server fills the texts, `{{key}}`. */
  readonly screen?: string;
};

const routes = 'src/page/routed-pages.tsx';

/** The pages that users open first. For every other address the routes are sent early. */
const pages: readonly EarlyPage[] = [
  {
    name: 'login',
    addresses: /^\/login\/?$/,
    modules: [routes, 'src/page/login-page.tsx'],
    screen: 'first-screen.html',
  },
  {
    name: 'editor',
    addresses: /^\/file\/[^/]+\/?$/,
    modules: [routes, 'src/file/editor/editor-page.tsx'],
    later: ['src/file/editor/monaco/monaco-pane.tsx'],
  },
  {
    name: 'files',
    addresses: /^\/files\/[^/]+\/[^/]+\/?$/,
    modules: [routes, 'src/page/file-list-page.tsx'],
    isDrawn: true,
  },
  { name: 'upload', addresses: /^\/files\/[^/]+\/[^/]+\/upload\/?$/, modules: [routes, 'src/page/file-list-page.tsx'] },
  {
    // It leads most users to their files.
    name: 'start',
    addresses: /^\/$/,
    modules: [routes, 'src/page/file-list-page.tsx'],
    withoutStyles: true,
  },
  { name: 'other', addresses: /^\//, modules: [routes] },
];

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((output) => output.type === 'chunk');

/** A chunk with all its static imports. */
const needed = (bundle: Bundle, file: string, found: Set<string>): Set<string> => {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  found.add(file);
  for (const imported of chunk.imports) needed(bundle, imported, found);
  return found;
};

const withModule = (bundle: Bundle, module: string): string => {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`early-files: the build has no ${module}`);
  return found.fileName;
};

const stylesOf = (bundle: Bundle, file: string): string[] => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
};

/** The files of some modules that the page at `/` does not name itself, styles first. */
const filesOf = (bundle: Bundle, modules: readonly string[], known: Set<string>): string[] => {
  const all = new Set(known);
  for (const module of modules) needed(bundle, withModule(bundle, module), all);
  const scripts = [...all].filter((file) => !known.has(file));
  return [...new Set([...scripts.flatMap((file) => stylesOf(bundle, file)), ...scripts])];
};

const isStyle = (file: string): boolean => file.endsWith('.css');

const link = (file: string, extra = ''): string =>
  `<link ${isStyle(file) ? 'rel="preload" as="style"' : 'rel="modulepreload"'} crossorigin href="/${file}"${extra}>`;

/** A page with content needs its styles before its scripts. */
const stylesFirst = (html: string): string => {
  const style = /\s*<link rel="(?:stylesheet|preload" as="style)"[^>]*>/g;
  const sheets = (html.match(style) ?? []).map((sheet) => sheet.replace('preload" as="style', 'stylesheet'));
  return html.replaceAll(style, '').replace('<script', `${sheets.join('').trim()}\n    <script`);
};

const linksOf = (bundle: Bundle, page: EarlyPage, first: Set<string>): string => {
  const { modules, later = [], withoutStyles = false } = page;
  const wanted = filesOf(bundle, modules, first);
  const afterwards = filesOf(bundle, later, new Set([...first, ...wanted]));
  const now = withoutStyles ? wanted.filter((file) => !isStyle(file)) : wanted;
  return [...now.map((file) => link(file)), ...afterwards.map((file) => link(file, ' fetchpriority="low"'))].join('\n');
};

/** The screen follows the root, so that the application can be drawn before the screen is removed. */
const withScreen = async (html: string, { screen }: EarlyPage): Promise<string> => {
  if (screen === undefined) return html;
  const shown = await readFile(join(import.meta.dirname, screen), 'utf8');
  return html.replace('<html lang="en">', '<html lang="{{language}}">').replace('</body>', `${shown}</body>`);
};

/**
 * Writes the page once more for each of the addresses that are opened first, with the names of their files: these arrive
 * while the first script runs, and not one after the other. `early-pages.json` tells the server which address has which.
 */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
    const index = bundle['index.html'];
    if (entry === undefined || index?.type !== 'asset') throw new Error('early-files: the build has no page');
    const first = needed(bundle, entry.fileName, new Set());
    const folder = join(dir, '.vite');
    await mkdir(folder, { recursive: true });
    for (const page of pages) {
      const linked = String(index.source).replace('</head>', `${linksOf(bundle, page, first)}\n</head>`);
      const ordered = page.isDrawn ? stylesFirst(linked) : linked;
      await writeFile(join(folder, `${page.name}.html`), await withScreen(ordered, page));
    }
    const list = pages.map(({ name, addresses, isDrawn }) => ({
      addresses: addresses.source,
      file: `${name}.html`,
      isDrawn,
    }));
    await writeFile(join(folder, 'early-pages.json'), JSON.stringify(list));
  },
});
