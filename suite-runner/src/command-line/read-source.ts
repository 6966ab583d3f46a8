import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SuiteTexts } from '@clearbench/command-service/suite-space/suite-texts';
import { unzipSync } from 'fflate';

/** The limits of a source: the number of files, and their size together in bytes. */
const mostFiles = 20_000;
const mostBytes = 268_435_456;

const isHidden = (path: string): boolean => /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/.test(path);

const checkLimits = (files: number, bytes: number, source: string): void => {
  if (files > mostFiles) throw new Error(`${source} has more than ${mostFiles} files`);
  if (bytes > mostBytes) throw new Error(`${source} has more than ${mostBytes} bytes`);
};

const readFolder = async (folder: string): Promise<SuiteTexts> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !isHidden(path));
  checkLimits(paths.length, 0, folder);
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const path of paths.toSorted()) {
    const content = await readFile(join(folder, path));
    bytes += content.length;
    checkLimits(0, bytes, folder);
    files.set(path, new Uint8Array(content));
  }
  return files;
};

/** A path that leaves the folder into which the archive would be unpacked. */
const isOutside = (path: string): boolean => /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path);

const unzip: typeof unzipSync = (packed, options) => {
  try {
    return unzipSync(packed, options);
  } catch (error) {
    // fflate reports what is wrong with the archive with a code.
    if (error instanceof Error && 'code' in error)
      throw new Error(`${error.message}: the file is not a complete ZIP archive`);
    throw error;
  }
};

const readArchive = async (file: string): Promise<SuiteTexts> => {
  const packed = new Uint8Array(await readFile(file));
  let count = 0;
  let bytes = 0;
  const unpacked = unzip(packed, {
    filter: ({ name, originalSize }) => {
      if (isOutside(name)) throw new Error(`${file} has a file outside of its folder: ${name.slice(0, 200)}`);
      if (name.endsWith('/') || isHidden(name)) return false;
      count += 1;
      bytes += originalSize;
      checkLimits(count, bytes, file);
      return true;
    },
  });
  return new Map(Object.entries(unpacked).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** Reads a folder or a ZIP archive with suites. */
export const readSource = async (path: string): Promise<SuiteTexts> =>
  (await stat(path)).isDirectory() ? readFolder(path) : readArchive(path);
