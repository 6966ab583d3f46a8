import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** Built files that are loaded before the first paint. */
export type FirstLoad = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly read: (file: string) => Buffer;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dist = join(root, 'ui/dist');

const buildIfMissing = (): void => {
  if (existsSync(join(dist, 'index.html'))) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'ui'),
  });
  if (status !== 0) throw new Error(`the pages do not build: ${String(stderr)}`);
};

/** A chunk with all its static imports. */
const needed = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) needed(manifest, imported, seen);
  return seen;
};

/** The built files in the page itself; dynamic resources are not part of the build. */
const namedIn = (page: string, ending: string): string[] =>
  [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((file) => file.endsWith(ending) && !file.startsWith('api/'));

/**
 * Reads the built page and its module graph; builds missing pages. With `screen`, the name of a source file, also the
 * files of that screen.
 */
export const firstLoad = (screen?: string): FirstLoad => {
  buildIfMissing();
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  // Every screen needs the routes, which are loaded while the server tells who the user is.
  const screens = screen === undefined ? [] : ['routed-pages.tsx', screen];
  const isWanted = (name: string) => manifest[name]?.isEntry || screens.some((file) => name.endsWith(`/${file}`));
  const names = Object.keys(manifest).filter(isWanted);
  const chunks = names.flatMap((name) => [...needed(manifest, name)]).flatMap((name) => manifest[name] ?? []);
  const scripts = new Set([...namedIn(page, '.js'), ...chunks.map(({ file }) => file)]);
  const styles = new Set([...namedIn(page, '.css'), ...chunks.flatMap(({ css = [] }) => css)]);
  return { scripts: [...scripts], styles: [...styles], read: (file) => readFileSync(join(dist, file)) };
};
