import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const built = folder('ui/dist/index.html');
const sources = [
  'ui/src',
  'ui/index.html',
  'ui/vite.config.ts',
  'ui/routes-for-callers.ts',
  'ui/package.json',
  'contracts/src',
  'validation/src',
].map(folder);

const newest = async (path: string): Promise<number> => {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    inside
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(`${entry.parentPath}/${entry.name}`)).mtimeMs),
  );
  return Math.max(0, ...times);
};

const isStale = async (): Promise<boolean> => {
  if (!existsSync(built)) return true;
  const [made, ...changed] = await Promise.all([newest(built), ...sources.map(newest)]);
  return Math.max(...changed) > (made ?? 0);
};

const run = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, [folder('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: folder('ui'),
      // Whatever this process runs as: pages are built for use, never for React's own development.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    vite.on('error', reject);
    vite.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`building the pages failed (${code})`))));
  });

/** Builds the pages when they are missing or older than their sources. */
export const buildUi = async (): Promise<void> => {
  if (!(await isStale())) return;
  console.log('Building the pages …');
  await run();
};
