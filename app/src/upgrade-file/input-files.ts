import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';

/** A file to upgrade; `name` is its path below the folder of the command line. */
export type InputFile = { readonly path: string; readonly name: string };

/** Most files of one run. */
export const mostFiles = 100_000;

/** npm changes the working directory; INIT_CWD is that of the user. */
export const pathOf = (given: string): string => resolve(process.env.INIT_CWD ?? '.', given);

const filesIn = async (folder: string): Promise<InputFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.xml$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return paths.map((path) => ({ path, name: relative(folder, path) }));
};

/** The files of the command line, those of a folder in the order of their paths. */
export const inputFiles = async (inputs: readonly string[]): Promise<InputFile[]> => {
  const files: InputFile[] = [];
  for (const input of inputs) {
    const path = pathOf(input);
    if ((await stat(path)).isDirectory()) files.push(...(await filesIn(path)));
    else files.push({ path, name: basename(path) });
    if (files.length > mostFiles) throw new Error(`more than ${mostFiles} files`);
  }
  return files;
};
