import { importedBy, key, type PackageName, type SourceFile } from './source-files.ts';

/** Packages that no process of the product loads. */
const devPackages: readonly PackageName[] = ['fake-servers', 'validator-tools', 'e2e', 'bench'];

const isInTesting = ({ path }: SourceFile): boolean => /(^|\/)testing\//.test(path);
const isOfProduct = (file: SourceFile): boolean => !file.isTest && !devPackages.includes(file.package);

/** The keys of the modules that a file starts as a worker or a process. */
const startedBy = (file: SourceFile): string[] =>
  [...file.text.matchAll(/new URL\(\s*['"]([^'"]+\.tsx?)['"]/g)].map(
    ([, specifier = '']) => file.package + new URL(specifier, `file:///${file.path}`).pathname,
  );

const usedBy = (file: SourceFile): string[] => [...importedBy(file), ...startedBy(file)];

/** Uses of test code or of a development package in product code. */
export const testCodeInProduct = (files: readonly SourceFile[]): readonly string[] => {
  const testCode = new Set(files.filter((file) => !isOfProduct(file)).map(key));
  return files.filter(isOfProduct).flatMap((file) =>
    usedBy(file)
      .filter((used) => testCode.has(used))
      .map((used) => `${key(file)} uses ${used}`),
  );
};

/**
 * Files outside `testing` folders that no program of the product uses, directly or through other files.
 * `programs` are the keys of the files that are started by name.
 */
export const misplacedTestCode = (
  files: readonly SourceFile[],
  programs: (file: SourceFile) => boolean,
): readonly string[] => {
  const byKey = new Map(files.map((file) => [key(file), file]));
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const file = byKey.get(name);
    if (!file || reached.has(name)) return;
    reached.add(name);
    for (const used of usedBy(file)) reach(used);
  };
  for (const file of files.filter(programs)) reach(key(file));
  return files
    .filter(isOfProduct)
    .map(key)
    .filter((name) => !reached.has(name));
};

/** Files of `testing` folders whose name does not say whether they are a fixture, a fake, a spec of a port or a test. */
export const unnamedTestCode = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(isInTesting)
    .filter(({ path }) => !/(\.(fixture|fake|test)\.tsx?|(^|[/-])spec(-[\w-]+)?\.ts)$/.test(path))
    .map(key);
