import { randomBytes } from 'node:crypto';
import { sampleEvent } from '../event-store/testing/event.fixture.ts';
import { openStores } from '../open-stores.ts';
import { fakeDisk } from '../testing/disk.fake.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { diskFault, onDisk } from './disk-watch.ts';

const scratch = scratchFolder();
const secrets = { secret: 'a secret that is only good for tests' };
const disk = fakeDisk();
afterEach(() => disk.becomes('well'));
afterAll(() => disk.letGo());

const opened = async () => {
  const storeErrors: unknown[] = [];
  const folder = scratch('data');
  const stores = await openStores({
    kind: 'sqlite',
    folder,
    secrets,
    onStoreError: (error) => storeErrors.push(error),
  });
  return { stores, storeErrors, folder };
};
type Stores = Awaited<ReturnType<typeof opened>>['stores'];

/** Appends events to separate streams until the log refuses one; returns their number and the error. */
const fill = async ({ events }: Stores, name: string, most: number) => {
  for (let taken = 0; taken < most; taken += 1)
    try {
      await events.append(`${name}-${taken}`, 0, [sampleEvent(`${name}-${taken}`, { bytes: 'x'.repeat(5_000) })]);
    } catch (error) {
      return { taken, error };
    }
  return { taken: most, error: undefined };
};
const countOf = async ({ events }: Stores) => (await events.readAll(0, 100_000)).length;
const big = () => new Uint8Array(randomBytes(5 * 1024 * 1024));

describe.each([
  ['full', 'store.full'],
  ['readOnly', 'store.readOnly'],
] as const)('on a disk that is %s', (state, errorKey) => {
  it('acknowledges nothing that is not stored, allows reads, and recovers', async () => {
    const { stores, storeErrors, folder } = await opened();
    expect(await fill(stores, 'before', 20)).toEqual({ taken: 20, error: undefined });
    disk.becomes(state);
    const during = await fill(stores, 'during', 500);
    expect(during.error).toMatchObject({ errorKey, cause: expect.anything() });
    const kept = 20 + during.taken;
    expect(await countOf(stores)).toBe(kept);
    await expect(stores.writable()).rejects.toMatchObject({ errorKey });
    expect(storeErrors).toMatchObject([{ errorKey }]);

    disk.becomes('well');
    await stores.writable();
    await stores.events.append('after', 0, [sampleEvent('after')]);
    expect(await countOf(stores)).toBe(kept + 1);
    await stores.close();

    const again = await openStores({ kind: 'sqlite', folder, secrets });
    expect(await countOf(again)).toBe(kept + 1);
    await again.close();
  });

  it('concurrent appends all fail, or all succeed', async () => {
    const { stores } = await opened();
    disk.becomes(state);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        stores.events.append(`t-${n}`, 0, [sampleEvent(`t-${n}`, { bytes: 'x'.repeat(5_000) })]),
      ),
    );
    const acknowledged = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [`t-${n}`] : []));
    expect(acknowledged.length).toBeLessThan(100);
    disk.becomes('well');
    const streams = (await stores.events.readAll(0, 1_000)).map(({ stream }) => stream);
    expect(streams).toEqual(acknowledged);
    await stores.close();
  });

  it('a partial content is never found, and uses no space after the next put', async () => {
    const { stores } = await opened();
    const [stored, refused] = [big(), big()];
    const { sha256 } = await stores.contents.put(stored);
    disk.becomes(state);
    await expect(stores.contents.put(refused)).rejects.toMatchObject({ errorKey });
    expect(Buffer.from(await stores.contents.get(sha256)).equals(stored)).toBe(true);
    disk.becomes('well');
    const later = await stores.contents.put(refused);
    expect(Buffer.from(await stores.contents.get(later.sha256)).equals(refused)).toBe(true);
    await stores.close();
  });

  it('documents keep their previous state and checkpoint', async () => {
    const { stores } = await opened();
    const change = (position: number, text: string) => ({ id: 'one', position, document: { id: 'one', text } });
    const filler = (position: number) => ({ id: `f-${position}`, position, document: { text: 'x'.repeat(50_000) } });
    await stores.documents.apply('things', [change(1, 'before')], { name: 'things', position: 1 });
    disk.becomes(state);
    await expect(
      stores.documents.apply('things', [change(2, 'after'), filler(2)], { name: 'things', position: 2 }),
    ).rejects.toMatchObject({ errorKey });
    expect(await stores.documents.get('things', 'one')).toMatchObject({ document: { text: 'before' } });
    expect(await stores.checkpoints.get('things')).toBe(1);
    disk.becomes('well');
    await stores.documents.apply('things', [change(2, 'after')], { name: 'things', position: 2 });
    expect(await stores.documents.get('things', 'one')).toMatchObject({ document: { text: 'after' } });
    await stores.close();
  });
});

describe('disk errors', () => {
  const keyOf = (error: object) => diskFault(error)?.errorKey;

  it('have the same error key from SQLite and from the file system', () => {
    expect(keyOf({ errcode: 13 })).toBe('store.full');
    expect(keyOf({ errcode: 1032 })).toBe('store.readOnly');
    expect(keyOf({ errcode: 778 })).toBe('store.diskFault');
    expect(keyOf({ code: 'ENOSPC' })).toBe('store.full');
    expect(keyOf({ code: 'EROFS' })).toBe('store.readOnly');
  });

  it('are unchanged where the disk is not the cause', () => {
    expect(keyOf({ errcode: 19 })).toBeUndefined();
    expect(keyOf({ code: 'ENOENT' })).toBeUndefined();
    expect(() =>
      onDisk(() => {
        throw new Error('odd');
      }),
    ).toThrow('odd');
  });
});
