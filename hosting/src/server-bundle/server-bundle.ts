import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ProcessKind } from '../settings/setting.ts';

/** A bundle of the server: the files it was made of, by their paths from the root, and the hash of their contents. */
export type ServerBundle = { readonly key: string; readonly files: readonly string[] };

/** Where the product is installed. */
export const productRoot = new URL('../../../', import.meta.url);

/** The folder of the bundles: each is in a folder named by its key, `current.json` names the latest one. */
export const bundlesIn = (root: URL): URL => new URL('app/dist/', root);
export const currentBundleIn = (root: URL): URL => new URL('current.json', bundlesIn(root));

/** The hash of files, by path and content. */
export const bundleKey = (files: Iterable<readonly [path: string, content: string | Uint8Array]>): string => {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\n${content.length}\n`).update(content);
  return hash.digest('hex').slice(0, 32);
};

const presentContents = function* (root: URL, files: readonly string[]): Generator<[string, string]> {
  for (const path of files) yield [path, readFileSync(new URL(path, root), 'utf8')];
};

/** The bundle that was made of the present sources. */
export const currentBundle = (root: URL): ServerBundle | undefined => {
  try {
    const bundle = JSON.parse(readFileSync(currentBundleIn(root), 'utf8')) as ServerBundle;
    return bundleKey(presentContents(root, bundle.files)) === bundle.key ? bundle : undefined;
  } catch {
    // There is no bundle, or a file it was made of has gone.
    return undefined;
  }
};

/** The program of a process in a bundle. */
export const bundledProgram = (root: URL, { key }: Pick<ServerBundle, 'key'>, kind: ProcessKind): URL =>
  new URL(`${key}/${kind}.js`, bundlesIn(root));
