import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const spellings = (text: string): Buffer[] => [
  Buffer.from(text, 'utf8'),
  Buffer.from(text, 'latin1'),
  Buffer.from(text, 'utf16le'),
  Buffer.from(text, 'utf16le').swap16(),
];

/** The bytes of a file; none where it was removed while the folder was read. */
const bytesOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return Buffer.alloc(0);
  }
};

/** Every file below a folder, including write-ahead logs, with its bytes. */
const filesIn = (folder: string): { readonly name: string; readonly bytes: Buffer }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, bytes: bytesOf(join(parentPath, name)) }));

/** The files of a folder that contain these texts, in any encoding. */
export const foundIn = (folder: string, texts: readonly string[]): string[] =>
  filesIn(folder).flatMap(({ name, bytes }) =>
    texts.filter((text) => spellings(text).some((spelt) => bytes.includes(spelt))).map((text) => `${text} in ${name}`),
  );
