import { Failure } from '@clearbench/contracts/failure';
import { largestSuite, largestSuiteFile, mostSuiteFiles } from '@clearbench/contracts/suite/limits';
import { isSuitePath, suiteFileName } from '@clearbench/contracts/suite/suite-path';
import { type SuiteFiles, sizeOfFiles } from './suite-archive.ts';

const shown = (path: string): string => path.slice(0, 200);

/** Throws for a path that leaves the folder of a suite or that file systems refuse. */
export const checkPath = (path: string): void => {
  if (!isSuitePath(path)) throw new Failure('suite.badPath', { path: shown(path) });
  if (path.endsWith(`/${suiteFileName}`)) throw new Failure('suite.nestedSuite', { path });
};

/** A file cannot be in a folder that is a file itself, and names differ in more than case. */
const checkTogether = (paths: readonly string[]): void => {
  const known = new Map(paths.map((path) => [path.toLowerCase(), path]));
  for (const path of paths) {
    if (known.get(path.toLowerCase()) !== path) throw new Failure('suite.pathTaken', { path });
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      if (known.has(path.slice(0, end).toLowerCase())) throw new Failure('suite.badPath', { path });
  }
};

/** Throws where files exceed the limits of a suite. */
export const checkFiles = (files: SuiteFiles): void => {
  if (files.size > mostSuiteFiles)
    throw new Failure('suite.tooManyFiles', { count: files.size, limit: mostSuiteFiles });
  for (const [path, { length: size }] of files) {
    checkPath(path);
    if (size > largestSuiteFile) throw new Failure('suite.fileTooLarge', { path, size, limit: largestSuiteFile });
  }
  checkTogether([...files.keys()]);
  const size = sizeOfFiles(files);
  if (size > largestSuite) throw new Failure('suite.tooLarge', { size, limit: largestSuite });
};
