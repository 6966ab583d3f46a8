import { Failure } from '@clearbench/contracts/failure';
import { fileIdAt, readingEarly } from './early-reading.ts';
import type { FileDetail } from './editor-ports.ts';

const reader = (fails = 0) => {
  const calls: string[] = [];
  let failing = fails;
  const read = async (fileId: string) => {
    calls.push(fileId);
    failing -= 1;
    if (failing >= 0) throw new Failure('access.signInNeeded');
    return { content: `${fileId} ${calls.length}` } as FileDetail;
  };
  return { calls, read };
};

describe('the file at the address', () => {
  it('is found in the address', () => {
    expect(fileIdAt('/file/abc')).toBe('abc');
    expect(fileIdAt('/file/abc/')).toBe('abc');
    expect(fileIdAt('/file/abc/conversation')).toBeUndefined();
    expect(fileIdAt('/files/sct/2025')).toBeUndefined();
  });

  it('is read before it is opened, once', async () => {
    const { calls, read } = reader();
    const open = readingEarly(read, 'abc');
    expect(calls).toEqual(['abc']);
    expect(await open('abc')).toEqual({ content: 'abc 1' });
    expect(calls).toEqual(['abc']);
  });

  it('is read again when it is opened again', async () => {
    const { read } = reader();
    const open = readingEarly(read, 'abc');
    await open('abc');
    expect(await open('abc')).toEqual({ content: 'abc 2' });
  });

  it('is read again if it could not be read', async () => {
    const { read } = reader(1);
    expect(await readingEarly(read, 'abc')('abc')).toEqual({ content: 'abc 2' });
  });

  it('does not answer for another file', async () => {
    const { read } = reader();
    expect(await readingEarly(read, 'abc')('xyz')).toEqual({ content: 'xyz 2' });
  });

  it('is not read early at another address', async () => {
    const { calls, read } = reader();
    const open = readingEarly(read, undefined);
    expect(calls).toEqual([]);
    expect(await open('abc')).toEqual({ content: 'abc 1' });
  });
});
