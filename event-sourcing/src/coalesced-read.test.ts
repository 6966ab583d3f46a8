import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { coalescedRead } from './coalesced-read.ts';
import { lent, returned } from './testing/catalogue.fixture.ts';
import { put } from './testing/stores.fixture.ts';

const counted = () => {
  const store = memoryEventStore();
  const read: number[] = [];
  const readAll = coalescedRead((after, limit) => {
    read.push(after);
    return store.readAll(after, limit);
  });
  return { store, readAll, read };
};

describe('coalesced read', () => {
  it('gives all concurrent callers the result of one read', async () => {
    const { store, readAll, read } = counted();
    await put(store, 'book-1', lent('1'), returned('1'));
    const [one, same, other] = await Promise.all([readAll(0, 9), readAll(0, 9), readAll(1, 9)]);
    expect([one.length, other.length]).toEqual([2, 1]);
    expect(same).toBe(one);
    expect(read).toEqual([0, 1]);
  });

  it('reads events that are appended after the start of a read', async () => {
    const { store, readAll } = counted();
    const before = readAll(0, 9);
    await Promise.resolve();
    await put(store, 'book-1', lent('1'));
    expect([(await before).length, (await readAll(0, 9)).length]).toEqual([0, 1]);
  });
});
