import { strToU8, zipSync } from 'fflate';
import { type ArchiveBounds, unpackArchive } from './unpack-archive.ts';

const inPieces = (bytes: Uint8Array, size = 1_000): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

const archiveOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const unpack = (files: Record<string, string>, bounds?: ArchiveBounds) =>
  unpackArchive(inPieces(archiveOf(files)), bounds);

describe('an archive', () => {
  it('is unpacked to its files without their folders', async () => {
    const files = await unpack({ 'a/b/one.xml': '<a/>', 'two.xml': '<b/>' });
    expect(files.map(({ name }) => name)).toEqual(['one.xml', 'two.xml']);
    expect(await files[0]?.content.text()).toBe('<a/>');
  });

  it('is unpacked without files of operating systems', async () => {
    const files = await unpack({ '__MACOSX/._one.xml': 'x', '.DS_Store': 'x', 'in/._one.xml': 'x', 'one.xml': '<a/>' });
    expect(files.map(({ name }) => name)).toEqual(['one.xml']);
  });

  it('cannot escape from its folder', async () => {
    const files = await unpack({ '../../etc/evil.xml': '<a/>', '..\\up.xml': '<a/>' });
    expect(files.map(({ name }) => name)).toEqual(['evil.xml', 'up.xml']);
  });

  it('cannot contain too many files', () =>
    expect(unpack({ 'a.xml': 'a', 'b.xml': 'b', 'c.xml': 'c' }, { files: 2, bytes: 100 })).rejects.toMatchObject({
      errorKey: 'upload.archiveTooMany',
    }));

  it('cannot exceed its size limit, however small its compressed size', async () => {
    const bomb = archiveOf({ 'bomb.xml': '0'.repeat(5_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    await expect(unpackArchive(inPieces(bomb), { files: 10, bytes: 1_000_000 })).rejects.toMatchObject({
      errorKey: 'upload.archiveTooLarge',
    });
  });

  it('that is invalid is rejected', () =>
    expect(unpackArchive(inPieces(strToU8('this is no archive at all')))).rejects.toMatchObject({
      errorKey: expect.stringMatching(/^upload\.archive(Empty|Broken)$/) as unknown,
    }));

  it('that is truncated is rejected', () => {
    const whole = archiveOf({ 'one.xml': Array.from({ length: 9_000 }, (_, i) => `<a n="${i * 7919}"/>`).join('') });
    return expect(unpackArchive(inPieces(whole.slice(0, whole.length / 2)))).rejects.toMatchObject({
      errorKey: expect.stringMatching(/^upload\.archive(Empty|Broken)$/) as unknown,
    });
  });
});
