import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '../sqlite/database.ts';
import { deferredFlush } from '../sqlite/deferred-flush.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { sqliteEventStore } from './sqlite.ts';

const event = (id: string) => ({
  id,
  type: 'Noted',
  schema: 1,
  data: { id },
  metadata: { at: '2026-01-01T00:00:00.000Z', actor: 'a', commandId: id, correlationId: id, causationId: id },
});

/** A log on a disk that is slow. After a power loss the disk has of its write-ahead log what was flushed. */
const onSlowDisk = (file: string) => {
  let onDisk = 0;
  let isHeld = false;
  let failure: Error | undefined;
  const flush = async (): Promise<void> => {
    const { size } = statSync(`${file}-wal`);
    do await after(2);
    while (isHeld);
    if (failure) throw failure;
    onDisk = size;
  };
  const store = sqliteEventStore(file, undefined, (name, limits, disk) =>
    openDatabase(name, limits, disk, () => {
      const deferred = deferredFlush<object>(flush);
      for (let n = 0; n < 50; n += 1) deferred.took(10);
      return deferred;
    }),
  );
  onDisk = statSync(`${file}-wal`).size;
  /** The log as it is after a power loss at this moment. */
  const afterPowerLoss = (name: string) => {
    copyFileSync(file, name);
    writeFileSync(`${name}-wal`, readFileSync(`${file}-wal`).subarray(0, onDisk));
    return sqliteEventStore(name);
  };
  return {
    store,
    afterPowerLoss,
    hold: (held: boolean) => {
      isHeld = held;
    },
    fail: (error: Error) => {
      failure = error;
    },
  };
};

const idsIn = async (store: Pick<ReturnType<typeof sqliteEventStore>, 'readAll'>): Promise<string[]> =>
  (await store.readAll(0, 10_000)).map(({ id }) => id);

describe('a log on a slow disk', () => {
  const scratch = scratchFolder();

  it('has every acknowledged event, and every event that a reader saw, after a power loss at any time', async () => {
    const file = scratch();
    const { store, afterPowerLoss } = onSlowDisk(file);
    const acknowledged: string[] = [];
    const seen = new Set<string>();
    let isOver = false;
    const write = async (stream: string): Promise<void> => {
      for (let revision = 0; !isOver; revision += 1) {
        const id = `${stream}-${revision}`;
        await store.append(stream, revision, [event(id)]);
        acknowledged.push(id);
      }
    };
    const read = async (): Promise<void> => {
      while (!isOver) {
        for (const id of await idsIn(store)) seen.add(id);
        for (const { id } of await store.readStream('s0')) seen.add(id);
        expect(await store.head()).toBeLessThanOrEqual((await idsIn(store)).length);
        await after(1);
      }
    };
    const work = [...Array.from({ length: 8 }, (_, number) => write(`s${number}`)), read()];
    for (let loss = 0; loss < 8; loss += 1) {
      // On a busy machine the first flush takes longer.
      do await after(20);
      while (acknowledged.length === 0);
      const promised = [...acknowledged, ...seen];
      const left = afterPowerLoss(`${file}-${loss}`);
      const ids = await idsIn(left);
      expect(ids).toEqual(expect.arrayContaining(promised));
      expect(promised.length).toBeGreaterThan(0);
      await left.close();
    }
    isOver = true;
    await Promise.all(work);
    await store.close();
  });

  it('shows an event neither in the log nor in its stream before it is on disk', async () => {
    const { store, hold } = onSlowDisk(scratch());
    await store.append('a', 0, [event('first')]);
    hold(true);
    const appended = store.append('a', 1, [event('second')]);
    await after(10);
    expect(await idsIn(store)).toEqual(['first']);
    expect(await store.head()).toBe(1);
    let isRead = false;
    const reading = store.readStream('a').then((events) => {
      isRead = true;
      return events.length;
    });
    await expect(store.append('a', 1, [event('other')])).rejects.toMatchObject({ errorKey: 'store.conflict' });
    expect((await store.readStream('b')).length).toBe(0);
    expect(isRead).toBe(false);
    hold(false);
    expect(await reading).toBe(2);
    await appended;
    expect(await idsIn(store)).toEqual(['first', 'second']);
    await store.close();
  });

  it('refuses all writes after a flush that failed', async () => {
    const { store, fail } = onSlowDisk(scratch());
    await store.append('a', 0, [event('first')]);
    fail(Object.assign(new Error('i/o error'), { code: 'EIO' }));
    await expect(store.append('a', 1, [event('second')])).rejects.toMatchObject({ errorKey: 'store.diskFault' });
    await expect(store.append('b', 0, [event('third')])).rejects.toMatchObject({ errorKey: 'store.diskFault' });
    await store.close();
  });
});
