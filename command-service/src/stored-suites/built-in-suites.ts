import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SuiteFiles } from '../suite-work/suite-archive.ts';

const folderOfSuites = fileURLToPath(new URL('suites', import.meta.resolve('@clearbench/test-suites/package.json')));

const filesIn = async (folder: string): Promise<SuiteFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const read = async (path: string) => [path.replaceAll('\\', '/'), await readFile(join(folder, path))] as const;
  return new Map(await Promise.all(paths.map(read)));
};

const readAll = async (): Promise<ReadonlyMap<string, SuiteFiles>> => {
  const entries = await readdir(folderOfSuites, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = async (name: string) => [name, await filesIn(join(folderOfSuites, name))] as const;
  return new Map(await Promise.all(names.toSorted().map(read)));
};

let known: Promise<ReadonlyMap<string, SuiteFiles>> | undefined;

/** The suites of the product by name, e.g. `sct-2025`; read once. The name is also the id of the suite. */
export const builtInSuites = (): Promise<ReadonlyMap<string, SuiteFiles>> => {
  known ??= readAll();
  return known;
};
