import { Failure } from '@clearbench/contracts/failure';
import { pathIn, type RemoteFiles } from './remote-files.ts';

type Into = { readonly outFolder?: string | undefined; readonly doneMarkers: boolean };
type Delivered = { readonly fileName: string; readonly bytes: Uint8Array };

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** Whether a folder has a file with exactly this content. */
const hasContent = async (files: RemoteFiles, path: string, size: number, bytes: Uint8Array): Promise<boolean> =>
  size === bytes.length && isSame(await files.read(path, size), bytes);

/**
 * Writes an answer into the folder for answers: under a temporary name, then renamed, then the marker. An attempt after one
 * whose result is unknown finds the file and changes nothing. Another file of the name is not replaced.
 */
export const deliverFile = async (
  files: RemoteFiles,
  { outFolder, doneMarkers }: Into,
  { fileName, bytes }: Delivered,
): Promise<void> => {
  if (outFolder === undefined) throw new Failure('channel.noOutFolder');
  const path = pathIn(outFolder, fileName);
  const present = await files.stat(path);
  if (present && !(await hasContent(files, path, present.size, bytes)))
    throw new Failure('channel.nameTaken', { path });
  if (!present) {
    const temporary = `${path}.tmp`;
    await files.write(temporary, bytes);
    await files.rename(temporary, path);
  }
  if (doneMarkers) await files.write(`${path}.done`, new Uint8Array());
};
