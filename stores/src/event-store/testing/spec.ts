import type { ChainedEventStore } from '../log-chain.ts';
import { sampleEvent } from './event.fixture.ts';
import { eventStoreChainSpec } from './spec-chain.ts';
import { eventStoreConcurrencySpec } from './spec-concurrency.ts';

/** The contract of every event store; an adapter's test runs it with a function that opens an empty store. */
export const eventStoreSpec = (name: string, open: () => Promise<ChainedEventStore>): void =>
  describe(`${name} as an event store`, () => {
    let store: ChainedEventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('is empty initially', async () => {
      expect(await store.head()).toBe(0);
      expect(await store.readAll(0, 10)).toEqual([]);
      expect(await store.readStream('file-1')).toEqual([]);
    });

    it('returns appended events with revision and position', async () => {
      const event = sampleEvent('a', { amount: '12.50', nested: [{ text: 'quote \' " \0 zero, Zürich 漢字 😀' }] });
      const { revision, position } = await store.append('file-1', 0, [event]);
      expect(revision).toBe(1);
      expect(await store.readStream('file-1')).toEqual([{ ...event, stream: 'file-1', revision: 1, position }]);
      expect(await store.readAll(0, 10)).toEqual(await store.readStream('file-1'));
    });

    it('stores data as JSON', async () => {
      await store.append('file-1', 0, [
        sampleEvent('a', { kept: null, gone: undefined }),
        { ...sampleEvent('b'), data: undefined },
      ]);
      expect((await store.readStream('file-1')).map(({ data }) => data)).toEqual([{ kept: null }, null]);
    });

    it('shares no object with its caller', async () => {
      const data = { name: 'first' };
      const appending = store.append('file-1', 0, [sampleEvent('a', data)]);
      data.name = 'changed by the writer';
      await appending;
      const [read] = await store.readStream('file-1');
      Object.assign(read?.data as object, { name: 'changed by a reader' });
      expect((await store.readStream('file-1'))[0]?.data).toEqual({ name: 'first' });
    });

    it('accepts stream names of any characters', async () => {
      const names = ["o'brien", 'zero\0byte', 'zero', '漢字-😀', 'file-1%', ''];
      for (const stream of names) await store.append(stream, 0, [sampleEvent(stream)]);
      for (const stream of names) expect((await store.readStream(stream)).map(({ id }) => id)).toEqual([stream]);
    });

    it('has gapless revisions per stream and increasing positions', async () => {
      const first = await store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b')]);
      const other = await store.append('file-2', 0, [sampleEvent('c')]);
      const last = await store.append('file-1', 2, [sampleEvent('d')]);
      expect([first.revision, other.revision, last.revision]).toEqual([2, 1, 3]);
      expect((await store.readStream('file-1')).map(({ revision }) => revision)).toEqual([1, 2, 3]);

      const positions = (await store.readAll(0, 10)).map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
      expect([positions[1], positions[2], positions[3]]).toEqual([first.position, other.position, last.position]);
      expect(await store.head()).toBe(last.position);
    });

    it('reads a stream after a revision, up to a limit', async () => {
      await store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b'), sampleEvent('c')]);
      expect((await store.readStream('file-1', 1)).map(({ id }) => id)).toEqual(['b', 'c']);
      expect((await store.readStream('file-1', 1, 1)).map(({ id }) => id)).toEqual(['b']);
      expect(await store.readStream('file-1', 3)).toEqual([]);
      expect(await store.readStream('file-1', 0, 0)).toEqual([]);
    });

    it('reads the log after a position, up to a limit', async () => {
      await store.append('file-1', 0, [sampleEvent('a')]);
      const { position } = await store.append('file-2', 0, [sampleEvent('b')]);
      await store.append('file-1', 1, [sampleEvent('c'), sampleEvent('d')]);
      expect((await store.readAll(position, 10)).map(({ id }) => id)).toEqual(['c', 'd']);
      expect((await store.readAll(0, 2)).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await store.readAll(await store.head(), 10)).toEqual([]);
    });

    it('reads the log after a position that no event has, from the first wanted event on', async () => {
      await store.append('file-1', 0, [sampleEvent('a')]);
      const { position } = await store.append('file-2', 0, [sampleEvent('b')]);
      await store.append('file-1', 1, [sampleEvent('c'), sampleEvent('d')]);
      expect((await store.readAll(position - 1, 10, position)).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
      expect((await store.readAll(position - 1, 2, position)).map(({ id }) => id)).toEqual(['b', 'c']);
    });

    it('refuses a revision that is too low or too high, and stores nothing', async () => {
      await store.append('file-1', 0, [sampleEvent('a')]);
      const stale = { errorKey: 'store.conflict', params: { stream: 'file-1', expected: 0, actual: 1 } };
      await expect(store.append('file-1', 0, [sampleEvent('b'), sampleEvent('c')])).rejects.toMatchObject(stale);
      const premature = { errorKey: 'store.conflict', params: { stream: 'file-2', expected: 3, actual: 0 } };
      await expect(store.append('file-2', 3, [sampleEvent('d')])).rejects.toMatchObject(premature);
      expect((await store.readAll(0, 10)).map(({ id }) => id)).toEqual(['a']);
    });

    it('only checks the revision of an append without events', async () => {
      expect(await store.append('file-1', 0, [])).toEqual({ revision: 0, position: 0 });
      const end = await store.append('file-1', 0, [sampleEvent('a')]);
      expect(await store.append('file-1', 1, [])).toEqual(end);
      await expect(store.append('file-1', 0, [])).rejects.toMatchObject({ errorKey: 'store.conflict' });
      expect(await store.readAll(0, 10)).toHaveLength(1);
    });

    it('stores nothing of an append that cannot be serialised', async () => {
      const circular: Record<string, unknown> = {};
      circular.self = circular;
      await expect(store.append('file-1', 0, [sampleEvent('a'), sampleEvent('b', circular)])).rejects.toThrow();
      expect(await store.readAll(0, 10)).toEqual([]);
    });

    eventStoreConcurrencySpec(() => store);
    eventStoreChainSpec(() => store);
  });
