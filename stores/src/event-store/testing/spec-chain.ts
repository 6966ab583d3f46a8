import { checkChain } from '../check-chain.ts';
import type { ChainedEventStore } from '../log-chain.ts';
import { sampleEvent } from './event.fixture.ts';

/** The part of the contract about the hash chain. */
export const eventStoreChainSpec = (current: () => ChainedEventStore): void => {
  const fill = async () => {
    const store = current();
    await store.append('file-1', 0, [
      sampleEvent('a', { 9: 'nine', b: undefined, a: [1.5, 'Zürich 😀'] }),
      sampleEvent('b'),
    ]);
    await store.append('file-2', 0, [{ ...sampleEvent('c'), data: undefined }]);
    await store.append('file-1', 2, [sampleEvent('d')]);
    return store;
  };

  it('gives each event a valid hash', async () => {
    const { chain } = await fill();
    const events = await chain.read(0, 10);
    expect(new Set(events.map(({ hash }) => hash)).size).toBe(4);
    const { head, faults, unchained } = await checkChain(chain);
    expect({ faults, unchained }).toEqual({ faults: [], unchained: 0 });
    expect(head).toMatchObject({ events: 4, position: events.at(-1)?.position });
    expect(await checkChain(chain, { recorded: [head] })).toMatchObject({ faults: [] });
  });

  it('chains concurrent appends', async () => {
    const store = current();
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) =>
        store.append(`file-${n % 20}`, 0, [sampleEvent(`a-${n}`), sampleEvent(`b-${n}`)]),
      ),
    );
    expect(await checkChain(store.chain)).toMatchObject({ faults: [], unchained: 0, head: { events: 40 } });
  });

  it('detects a changed, a removed and an exchanged event, and a log of other events', async () => {
    const { chain } = await fill();
    const { head } = await checkChain(chain);
    const events = await chain.read(0, 10);
    const checkOf = (changed: typeof events, recorded: (typeof head)[] = []) => {
      const read = async (after: number, limit: number) =>
        changed.filter(({ position }) => position > after).slice(0, limit);
      return checkChain({ ...chain, read, lastAssigned: async () => undefined }, { recorded });
    };
    const [a, b, c, d] = events;
    if (!a || !b || !c || !d) throw new Error('four events were appended');
    expect((await checkOf([a, { ...b, data: '{"x":1}' }, c, d])).faults).toEqual([
      expect.stringContaining(
        `file-1 revision 2 (position ${b.position}, SomethingHappened, 2026-01-05T10:00:00.000Z) does`,
      ),
    ]);
    expect((await checkOf([a, c, d])).faults).not.toEqual([]);
    expect((await checkOf([a, { ...b, revision: 3 }, c, { ...d, revision: 2 }])).faults).not.toEqual([]);
    expect((await checkOf([a, b, c], [head])).faults).toEqual([
      expect.stringContaining('1 events are missing at its end'),
    ]);
    expect((await checkOf([a, b, d], [head])).faults).not.toEqual([]);
  });
};
