import { fileURLToPath } from 'node:url';
import type { Log } from '@clearbench/event-sourcing/log';
import { currentBundle, productRoot } from '@clearbench/hosting/server-bundle/server-bundle';
import { runTool } from '../run-tool.ts';

/** The program that makes the bundle, and whether there is one of the present sources. */
export type Bundling = { readonly bundler: string; readonly isCurrent: () => boolean };

const ownBundling: Bundling = {
  bundler: fileURLToPath(new URL('app/src/server-bundle/main.ts', productRoot)),
  isCurrent: () => currentBundle(productRoot) !== undefined,
};

/** Bundles the server for the next start, where there is no bundle of the present sources. A failure is a warning. */
export const buildServer = async (
  log: Pick<Log, 'info' | 'warn'>,
  { bundler, isCurrent }: Bundling = ownBundling,
): Promise<void> => {
  if (isCurrent()) return;
  log.info({}, 'Bundling the server …');
  const failed = ({ message }: Error) => ({ code: null, output: message });
  const { code, output } = await runTool(bundler, { cwd: fileURLToPath(productRoot) }).catch(failed);
  if (code !== 0)
    log.warn({ output }, 'the server could not be bundled; it runs from its sources, which makes each start slower');
};
