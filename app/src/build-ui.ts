import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Log } from '@clearbench/event-sourcing/log';
import { logDestination } from '@clearbench/hosting/log-destination';
import { productLog } from '@clearbench/hosting/product-log';
import { logFormatOf } from '@clearbench/hosting/settings/observability';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { runTool } from './run-tool.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const built = folder('ui/dist/index.html');
const sources = [
  'ui/src',
  'ui/index.html',
  'ui/first-screen.html',
  'ui/public',
  'ui/vite.config.ts',
  'ui/brotli-files.ts',
  'ui/early-files.ts',
  'ui/first-drawing.ts',
  'ui/page-icons.ts',
  'ui/routes-for-callers.ts',
  'ui/package.json',
  'contracts/src',
  'xml/src',
  'calendars/src',
  'content-kind/src',
  'branding/src',
  'iso20022/src',
  'validation-engine/src',
  'rules/src',
  'validator/src',
  'authoring/src',
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

const run = async (log: Pick<Log, 'info' | 'warn'>): Promise<void> => {
  const { code, output } = await runTool(folder('node_modules/vite/bin/vite.js'), {
    args: ['build', '--logLevel', 'warn'],
    cwd: folder('ui'),
  });
  if (code !== 0) throw settingsError(`building the pages failed (${String(code)}): ${output}`);
  if (output !== '') log.warn({ output }, `building the pages: ${output}`);
};

const ownLog = () => productLog('info', logDestination(logFormatOf(process.env)));

/** Builds the pages when they are missing or older than their sources. */
export const buildUi = async (log: Pick<Log, 'info' | 'warn'> = ownLog()): Promise<void> => {
  if (!(await isStale())) return;
  log.info({}, 'Building the pages …');
  await run(log);
};
