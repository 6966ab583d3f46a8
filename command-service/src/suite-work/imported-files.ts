import { Failure } from '@clearbench/contracts/failure';
import { largestSuite, largestSuiteFile, mostSuiteFiles } from '@clearbench/contracts/suite/limits';
import { isYamlPath, suiteFileName } from '@clearbench/contracts/suite/suite-path';
import { unzipSync } from 'fflate';
import { checkFiles } from './file-limits.ts';
import type { SuiteFiles } from './suite-archive.ts';

/** Files that systems add to archives. */
const isHidden = (path: string): boolean => /(?:^|\/)(?:\.|__MACOSX\/)/.test(path) && !path.includes('..');

const unpacked = (archive: Uint8Array): SuiteFiles => {
  let size = 0;
  let count = 0;
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (name.endsWith('/') || isHidden(name)) return false;
      count += 1;
      size += originalSize;
      if (count > mostSuiteFiles) throw new Failure('suite.tooManyFiles', { count, limit: mostSuiteFiles });
      if (originalSize > largestSuiteFile)
        throw new Failure('suite.fileTooLarge', {
          path: name.slice(0, 200),
          size: originalSize,
          limit: largestSuiteFile,
        });
      if (size > largestSuite) throw new Failure('suite.tooLarge', { size, limit: largestSuite });
      return true;
    },
  });
  return new Map(Object.entries(files));
};

const readArchive = (archive: Uint8Array): SuiteFiles => {
  try {
    return unpacked(archive);
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure('suite.notArchive', {}, { cause });
  }
};

/** Archives of a folder contain its name: the suite is then the folder with suite.yaml, and all files are in it. */
const withoutOuterFolder = (files: SuiteFiles): SuiteFiles => {
  const settings = [...files.keys()].find((path) => path.endsWith(`/${suiteFileName}`)) ?? '';
  const folder = settings.slice(0, -suiteFileName.length);
  if (folder === '' || ![...files.keys()].every((path) => path.startsWith(folder))) return files;
  return new Map([...files].map(([path, bytes]) => [path.slice(folder.length), bytes]));
};

const checkSuites = (files: SuiteFiles): void => {
  const suites = [...files.keys()].filter((path) => path === suiteFileName || path.endsWith(`/${suiteFileName}`));
  if (suites.length > 1) throw new Failure('suite.severalSuites', { count: suites.length });
  if (![...files.keys()].some(isYamlPath)) throw new Failure('suite.emptyArchive');
};

/** The files of a suite in an archive, within the limits; texts with errors are accepted. */
export const importedFiles = (archive: Uint8Array): SuiteFiles => {
  const files = withoutOuterFolder(readArchive(archive));
  checkSuites(files);
  checkFiles(files);
  return files;
};
