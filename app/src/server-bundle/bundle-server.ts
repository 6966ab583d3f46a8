import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import {
  bundleKey,
  bundlesIn,
  currentBundle,
  currentBundleIn,
  productRoot,
  type ServerBundle,
} from '@clearbench/hosting/server-bundle/server-bundle';
import { everyProcess } from '@clearbench/hosting/settings/setting';
import { rolldown } from 'rolldown';
import { bundledPrograms, ownFolders, programOf, watchModules } from './bundle-plugins.ts';

const root = fileURLToPath(productRoot);
const making = '.making-';
const fromRoot = (file: string): string => relative(root, file).split(sep).join('/');

/** Programs to bundle: their modules, as paths from the root, and the package whose folder `dist` gets the bundle. */
export type BundledPrograms = { readonly owner: string; readonly modules: Readonly<Record<string, string>> };

const product: BundledPrograms = {
  owner: 'app',
  modules: Object.fromEntries(everyProcess.map((kind) => [kind, `${kind}/src/main.ts`])),
};

/**
 * Packages that read files of their own folder, that try to load packages which may be missing, or that call functions
 * of which Node warns outside of `node_modules`.
 */
export const unbundled = [
  '@eventstore/db-client',
  '@grpc/grpc-js',
  'libxml2-wasm',
  'mongodb',
  'parseurl',
  'passport-oauth2',
  'pg',
  'pino',
  'ssh2',
  'supports-color',
] as const;
const isUnbundled = (id: string): boolean => unbundled.some((name) => id === name || id.startsWith(`${name}/`));

/** The description of the package that a module is in, which has its version and the paths of its modules. */
const packageOf = (module: string): string | undefined =>
  /^(?:.*node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)\//.exec(module)?.[0].concat('package.json');

/** What makes the bundle. The description of the app names the version of the bundler, which production does not have. */
const maker = (): string[] => [
  ...readdirSync(import.meta.dirname)
    .filter((name) => !name.includes('.test.'))
    .map((name) => join(import.meta.dirname, name)),
  join(root, 'app/package.json'),
];

/** The bundler has modules of its own besides those in files. */
const isFile = (id: string): boolean => id.startsWith(root);

/** Writes a bundle into a folder, and returns the paths of its modules with the texts that the bundler read. */
const writeBundle = async (folder: string, programs: BundledPrograms['modules']) => {
  const read = new Map<string, string>();
  const bundler = await rolldown({
    input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, programOf(join(root, path))])),
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    external: isUnbundled,
    plugins: [
      watchModules((file, text) => read.set(fromRoot(file), text)),
      bundledPrograms(),
      ownFolders((file) => `../../../${fromRoot(file)}`),
    ],
  });
  try {
    const { output } = await bundler.write({ dir: folder, format: 'esm', sourcemap: true, keepNames: true });
    const modules = output
      .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      .filter(isFile)
      .map(fromRoot);
    return { read, modules };
  } finally {
    await bundler.close();
  }
};

const bundleOf = ({ read, modules }: Awaited<ReturnType<typeof writeBundle>>): ServerBundle => {
  const descriptions = modules.flatMap((module) => packageOf(module) ?? []);
  const files = [...new Set([...read.keys(), ...descriptions, ...maker().map(fromRoot)])].toSorted();
  const contents = files.map((path) => [path, read.get(path) ?? readFileSync(join(root, path), 'utf8')] as const);
  return { key: bundleKey(contents), files };
};

/** Milliseconds after which the folder of a bundle that is being made was left by a killed process. */
const longestMaking = millisecondsPerHour;

/** Removes bundles except the new one and the one before, which a running process may still load. */
const removeOlder = async (bundles: string, current: string, kept: readonly (string | undefined)[]): Promise<void> => {
  const { mtimeMs: now } = await stat(current);
  for (const name of await readdir(bundles)) {
    const path = join(bundles, name);
    const isOld = name.startsWith(making)
      ? (await stat(path)).mtimeMs < now - longestMaking
      : !kept.includes(name) && name !== basename(current);
    if (isOld) await rm(path, { recursive: true, force: true });
  }
};

const previousKey = async (current: string): Promise<string | undefined> => {
  const text = await readFile(current, 'utf8').catch(() => '{}');
  return (JSON.parse(text) as Partial<ServerBundle>).key;
};

/**
 * Bundles the server, unless there is a bundle of the present sources. A bundle is complete before it gets its name, so
 * that several processes may do this at the same time.
 */
export const bundleServer = async ({ owner, modules }: BundledPrograms = product): Promise<void> => {
  if (currentBundle(productRoot, owner)) return;
  const bundles = fileURLToPath(bundlesIn(productRoot, owner));
  const current = fileURLToPath(currentBundleIn(productRoot, owner));
  const folder = join(bundles, making + randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const bundle = bundleOf(await writeBundle(folder, modules));
    const previous = await previousKey(current);
    // Another process may have made the same one.
    if (!existsSync(join(bundles, bundle.key))) await rename(folder, join(bundles, bundle.key));
    await writeFile(`${folder}.json`, JSON.stringify(bundle));
    await rename(`${folder}.json`, current);
    await removeOlder(bundles, current, [bundle.key, previous]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
