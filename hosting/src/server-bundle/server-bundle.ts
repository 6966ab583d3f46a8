import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A bundle of the server: the files it was made of, by their paths from the root, and the hash of their contents. */
export type ServerBundle = { readonly key: string; readonly files: readonly string[] };

/** Where the product is installed. */
export const productRoot = new URL('../../../', import.meta.url);

/** The package whose programs the bundle of the product is. */
const product = 'app';

/**
 * The folder of the bundles of a package: each is in a folder named by its key, `current.json` names the latest one.
 */
export const bundlesIn = (root: URL, owner: string = product): URL => new URL(`${owner}/dist/`, root);
export const currentBundleIn = (root: URL, owner?: string): URL => new URL('current.json', bundlesIn(root, owner));

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
export const currentBundle = (root: URL, owner?: string): ServerBundle | undefined => {
  try {
    const bundle = JSON.parse(readFileSync(currentBundleIn(root, owner), 'utf8')) as ServerBundle;
    return bundleKey(presentContents(root, bundle.files)) === bundle.key ? bundle : undefined;
  } catch {
    // There is no bundle, or a file it was made of has gone.
    return undefined;
  }
};

/** A program of a bundle: of the product's, the program of a kind of process. */
export const bundledProgram = (root: URL, { key }: Pick<ServerBundle, 'key'>, name: string, owner?: string): URL =>
  new URL(`${key}/${name}.js`, bundlesIn(root, owner));
