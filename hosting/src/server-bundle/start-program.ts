import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ProcessKind } from '../settings/setting.ts';
import { bundledProgram, currentBundle, productRoot } from './server-bundle.ts';

/**
 * Runs a process of the product: from the bundle of the server if it was made of the present sources, else from the
 * module `sources`. Compiled code is cached, for this process and for its threads.
 */
export const startProgram = async (kind: ProcessKind, sources: URL): Promise<void> => {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', productRoot));
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const bundle = currentBundle(productRoot);
  if (bundle === undefined) return void (await import(sources.href));
  await import(bundledProgram(productRoot, bundle, kind).href);
};
