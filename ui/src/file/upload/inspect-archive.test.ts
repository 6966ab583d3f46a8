import { strToU8, zipSync } from 'fflate';
import { inspectArchive } from './inspect-archive.ts';
import { openArchive } from './unpack-archive.ts';

const xml = '<a>'.padEnd(3_000, 'x');
const archiveOf = (names: readonly string[] = ['one.xml']): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8(xml)]))) as Uint8Array<ArrayBuffer>;
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);
const directoryAt = (bytes: Uint8Array): number => new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
/** A ZIP of one file with a byte of its directory entry changed. */
const spoilt = (field: number, value: number): Uint8Array<ArrayBuffer> => {
  const bytes = archiveOf();
  bytes[directoryAt(bytes) + field] = value;
  return bytes;
};
const failing = async (bytes: Uint8Array<ArrayBuffer>) =>
  openArchive(blobOf(bytes)).then(
    () => 'opened',
    (error: { errorKey: string }) => error.errorKey,
  );

describe('the directory of a ZIP', () => {
  it('names every file', async () =>
    expect([...((await inspectArchive(blobOf(archiveOf(['a/one.xml', 'ü.xml'])))) ?? []).keys()]).toEqual([
      'a/one.xml',
      'ü.xml',
    ]));

  it('shows that the ZIP is encrypted', async () => {
    expect(await failing(spoilt(8, 1))).toBe('upload.archiveEncrypted');
    expect(await failing(spoilt(10, 99))).toBe('upload.archiveEncrypted');
  });

  it('shows that a file uses an unsupported compression', async () =>
    expect(await failing(spoilt(10, 12))).toBe('upload.archiveMethod'));

  it('shows that the ZIP has several parts', async () => {
    const bytes = archiveOf();
    bytes[bytes.length - 18] = 1;
    expect(await failing(bytes)).toBe('upload.archiveMultiPart');
    const part = archiveOf().slice(0, 60);
    part.set([0x50, 0x4b, 0x07, 0x08]);
    expect(await failing(part)).toBe('upload.archiveMultiPart');
  });

  it('is missing if the ZIP is truncated', async () =>
    expect(await failing(archiveOf().slice(0, 80))).toBe('upload.archiveBroken'));

  it('does not fit if the ZIP was changed', async () =>
    expect(await failing(spoilt(0, 0))).toBe('upload.archiveBroken'));

  it('shows that a content was changed', async () =>
    expect(await failing(spoilt(16, 0x7f))).toBe('upload.archiveDamaged'));

  it('shows that the ZIP is empty', async () => {
    expect(await failing(archiveOf([]))).toBe('upload.archiveEmpty');
    expect(await failing(new Uint8Array(3))).toBe('upload.archiveBroken');
  });

  it('is found before a comment, and lists both files with equal names', async () => {
    const bytes = archiveOf(['a/one.xml', 'b/one.xml']);
    const commented = new Uint8Array([...bytes, ...strToU8('hello')]);
    commented[bytes.length - 2] = 5;
    const files = await openArchive(blobOf(commented));
    expect(files.map(({ name }) => name)).toEqual(['one.xml', 'one.xml']);
    expect(await files[1]?.content.text()).toBe(xml);
  });
});
