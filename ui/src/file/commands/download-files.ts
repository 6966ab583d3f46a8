import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';

/** The same names in the same order; repeated ones are numbered: `a.xml`, `a (2).xml`. */
export const uniqueNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let candidate = name;
    for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) candidate = `${stem} (${number})${ending}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};

type Read = (fileId: string) => Promise<Uint8Array>;

/** An archive is built in memory; the limit in bytes. */
const largestArchive = 256 * 1024 * 1024;

const save = (href: string, name: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
};

const archive = async (files: readonly VipFileSummary[], read: Read): Promise<Blob> => {
  const { Zip, ZipDeflate } = await import('fflate');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const names = uniqueNames(files.map(({ fileName }) => fileName));
  for (const [index, { fileId, fileName }] of files.entries()) {
    const entry = new ZipDeflate(names[index] ?? fileName, { level: 3 });
    zip.add(entry);
    entry.push(await read(fileId), true);
  }
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
};

/** One file is downloaded directly from the server; several are one archive named after the first. */
export const downloadFiles =
  (read: Read, contentUrl: (fileId: string) => string) =>
  async (files: readonly VipFileSummary[]): Promise<void> => {
    const [first, ...others] = files;
    if (!first) return;
    if (others.length === 0) return save(contentUrl(first.fileId), first.fileName);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes > largestArchive) throw new Failure('download.tooLarge', { megabytes: largestArchive / 1024 / 1024 });
    const url = URL.createObjectURL(await archive(files, read));
    save(url, `${first.fileName.replace(/\.[^.]*$/, '')}-${files.length}.zip`);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
