import { Failure } from '@clearbench/contracts/failure';
import { pollFolder, pollMemory } from './poll-folder.ts';
import { remoteFolder } from './testing/remote-folder.fake.ts';

type Given = Parameters<typeof remoteFolder>[0];

const polled = { inFolder: '/in', archiveFolder: '/done', doneMarkers: false };

/** A folder that is polled; `answer` fails where a file is not taken. */
const polling = (initial: Given, answer: (fileName: string) => void = () => undefined) => {
  const remote = remoteFolder(initial);
  const memory = pollMemory();
  const taken: { readonly fileName: string; readonly text: string; readonly originId: string }[] = [];
  const failures: unknown[] = [];
  const parts = {
    files: remote.files,
    take: async (fileName: string, bytes: Uint8Array, originId: string) => {
      taken.push({ fileName, text: Buffer.from(bytes).toString(), originId });
      answer(fileName);
    },
    refuse: async (fileName: string, { errorKey }: Failure) => void failures.push([fileName, errorKey]),
    failed: async (fileName: string, { errorKey }: Failure) => void failures.push([fileName, errorKey]),
    largestFile: 10,
  };
  const poll = (changes: Partial<typeof polled> | { archiveFolder: undefined } = {}) =>
    pollFolder(parts, { ...polled, ...changes }, memory);
  return { ...remote, poll, taken, failures, names: () => taken.map(({ fileName }) => fileName) };
};

describe('a poll of a folder', () => {
  it('takes a file that is unchanged since the last poll, the oldest first, and archives it', async () => {
    const { poll, put, names, paths } = polling({ '/in/b.xml': 'b', '/in/a.xml': 'a' });
    expect(await poll()).toBe(true);
    expect(names()).toEqual([]);
    put('/in/b.xml', 'bb');
    expect(await poll()).toBe(true);
    expect(names()).toEqual(['a.xml']);
    expect(await poll()).toBe(false);
    expect(names()).toEqual(['a.xml', 'b.xml']);
    expect(paths()).toEqual(['/done/a.xml', '/done/b.xml']);
  });

  it('deletes a file that was taken, if the channel has no archive', async () => {
    const { poll, names, paths } = polling({ '/in/a.xml': 'a' });
    await poll({ archiveFolder: undefined });
    await poll({ archiveFolder: undefined });
    expect([names(), paths()]).toEqual([['a.xml'], []]);
  });

  it('takes a file with its marker, and removes the marker before the file', async () => {
    const { poll, names, calls, paths } = polling({ '/in/a.xml': 'a', '/in/a.xml.done': '', '/in/b.xml': 'b' });
    await poll({ doneMarkers: true });
    expect([names(), paths()]).toEqual([['a.xml'], ['/done/a.xml', '/in/b.xml']]);
    expect(calls).toEqual(['read /in/a.xml', 'remove /in/a.xml.done', 'rename /in/a.xml /done/a.xml']);
  });

  it('ignores temporary names', async () => {
    const { poll, names } = polling({ '/in/.a.xml': 'a', '/in/a.xml.tmp': 'a', '/in/a.xml.part': 'a' });
    await poll();
    await poll();
    expect(names()).toEqual([]);
  });

  it('keeps an archived file of the same name', async () => {
    const { poll, taken, paths } = polling({ '/in/a.xml': 'a', '/done/a.xml': 'old' });
    await poll();
    await poll();
    expect(paths()).toEqual(['/done/a.xml', `/done/a.xml.${taken[0]?.originId.slice(0, 8)}`]);
  });

  it('gives another id to a file with another time, size or name', async () => {
    const { poll, put, taken } = polling({ '/in/a.xml': 'a', '/in/b.xml': 'a' });
    await poll();
    await poll();
    put('/in/a.xml', 'a');
    await poll();
    await poll();
    expect(new Set(taken.map(({ originId }) => originId)).size).toBe(3);
  });

  it('does not take a file again that it could not archive, and archives it later', async () => {
    const { poll, names, unmovable, failures, paths } = polling({ '/in/a.xml': 'a', '/in/b.xml': 'b' });
    unmovable.add('/in/a.xml');
    await poll();
    await poll();
    await poll();
    expect([names(), failures]).toEqual([
      ['a.xml', 'b.xml'],
      [
        ['a.xml', 'channel.serverRefused'],
        ['a.xml', 'channel.serverRefused'],
      ],
    ]);
    unmovable.clear();
    await poll();
    expect([names().length, paths()]).toEqual([2, ['/done/a.xml', '/done/b.xml']]);
  });

  it('renames a file that the bench cannot take, and takes the others', async () => {
    const { poll, names, paths } = polling({ '/in/a.xml': 'text', '/in/b.xml': 'b' }, (fileName) => {
      if (fileName === 'a.xml') throw new Failure('file.isText');
    });
    await poll();
    await poll();
    await poll();
    expect([names(), paths()]).toEqual([
      ['a.xml', 'b.xml'],
      ['/done/b.xml', '/in/a.xml.refused'],
    ]);
  });

  it('refuses a file above the limit without reading it', async () => {
    const { poll, calls, failures } = polling({ '/in/a.xml': 'x'.repeat(11) });
    await poll();
    await poll();
    expect(failures).toEqual([['a.xml', 'file.tooLarge']]);
    expect(calls).toEqual(['rename /in/a.xml /in/a.xml.refused']);
  });

  it('leaves every file if the reason is not the file', async () => {
    const { poll, paths } = polling({ '/in/a.xml': 'a', '/in/b.xml': 'b' }, () => {
      throw new Failure('plan.filesUsedUp');
    });
    await poll();
    await expect(poll()).rejects.toMatchObject({ errorKey: 'plan.filesUsedUp' });
    expect(paths()).toEqual(['/in/a.xml', '/in/b.xml']);
  });

  it('leaves a file that grows while it is read', async () => {
    const { poll, put, names, files } = polling({ '/in/a.xml': 'a' });
    await poll();
    const { read } = files;
    Object.assign(files, {
      read: async (path: string, longest: number) => {
        const bytes = await read(path, longest);
        put(path, 'aaa');
        return bytes;
      },
    });
    await poll();
    expect(names()).toEqual([]);
  });
});
