import { heldFiles } from './held-files.ts';

const piece = (size: number) => new Uint8Array(size);
const failing = (errorKey: string) => expect.objectContaining({ errorKey });

describe('held files', () => {
  let now = 0;
  const held = () => heldFiles({ largestFile: 10, mostBytes: 15, mostFiles: 2, longest: 1_000 }, () => now);

  it('limits the bytes of a file and of the process, and frees those that are released', () => {
    const files = held();
    const [one, other] = [files.begin(), files.begin()];
    files.append('a', one, 0, piece(10));
    expect(() => files.append('a', one, 10, piece(1))).toThrow(failing('file.tooLarge'));
    expect(() => files.append('b', other, 0, piece(6))).toThrow(failing('request.serverBusy'));
    files.release('a', one);
    files.append('b', other, 0, piece(6));
    expect(files.bytes()).toBe(6);
  });

  it('leaves bytes to other channels', () => {
    const files = held();
    files.append('a', files.begin(), 0, piece(6));
    expect(() => files.append('a', files.begin(), 0, piece(5))).toThrow(failing('request.serverBusy'));
    files.append('b', files.begin(), 0, piece(5));
    expect(files.bytes()).toBe(11);
  });

  it('takes the parts of a file in their order', () => {
    const files = held();
    const file = files.begin();
    files.append('a', file, 0, piece(2));
    expect(() => files.append('a', file, 3, piece(1))).toThrow(failing('channel.notInOrder'));
    expect(() => files.append('a', file, 0, piece(1))).toThrow(failing('channel.notInOrder'));
  });

  it('limits the files of a channel, and replaces one with the same name', () => {
    const files = held();
    for (const name of ['1', '2', '2']) {
      const file = files.begin();
      files.append('a', file, 0, piece(3));
      files.keep('a', name, file);
    }
    expect(files.bytes()).toBe(6);
    expect(() => files.keep('a', '3', files.begin())).toThrow(failing('channel.tooManyHeld'));
    expect(files.of('b')).toEqual([]);
  });

  it('drops files after their time', () => {
    const files = held();
    const file = files.begin();
    files.append('a', file, 0, piece(3));
    files.keep('a', '1', file);
    now += 1_001;
    files.expire();
    expect([files.of('a'), files.bytes()]).toEqual([[], 0]);
  });
});
