import type { EventHistory } from '@clearbench/contracts/event-history';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { commandHandler } from './command-handler.ts';
import { bookDecider } from './testing/book.fixture.ts';
import { envelope } from './testing/stores.fixture.ts';
import { schemaOf, upcasting } from './upcasting.ts';

const history: EventHistory = {
  BookAcquired: {
    steps: [
      (v1: { id: string; name: string }) => ({ bookId: v1.id, name: v1.name }),
      (v2: { bookId: string; name: string }) => ({ bookId: v2.bookId, title: v2.name }),
    ],
  },
  BookTaken: { steps: [(v1: { id: string }) => ({ bookId: v1.id })], renamedTo: 'BookBorrowed' },
  BookBorrowed: { renamedTo: 'BookLent' },
  BookLent: { steps: [(v1: { bookId: string }) => ({ ...v1, days: 14 })] },
};
const today = { bookId: '1', title: 'Emma' };

const logWith = async (schema: number, data: unknown, type = 'BookAcquired') => {
  const events = memoryEventStore();
  await events.append('book-1', 0, [{ ...envelope({ type, data }), schema }]);
  return events;
};

describe('upcasting', () => {
  it.each([
    [1, { id: '1', name: 'Emma' }],
    [2, { bookId: '1', name: 'Emma' }],
    [3, today],
  ])('returns data of shape %i in the current shape', async (schema, data) => {
    const events = upcasting(await logWith(schema, data), history);
    expect((await events.readStream('book-1'))[0]).toMatchObject({ schema: 3, data: today });
    expect((await events.readAll(0, 10))[0]).toMatchObject({ schema: 3, data: today });
  });

  it('converts once, even where a store is wrapped twice', async () => {
    const events = upcasting(upcasting(await logWith(1, { id: '1', name: 'Emma' }), history), history);
    expect((await events.readAll(0, 10))[0]?.data).toEqual(today);
  });

  it.each([
    ['BookTaken', 1, { id: '1' }],
    ['BookTaken', 2, { bookId: '1' }],
    ['BookBorrowed', 1, { bookId: '1' }],
    ['BookLent', 1, { bookId: '1' }],
    ['BookLent', 2, { bookId: '1', days: 14 }],
  ])('returns a renamed event, %s of shape %i, under its current name', async (type, schema, data) => {
    const events = upcasting(await logWith(schema, data, type), history);
    expect((await events.readAll(0, 10))[0]).toMatchObject({
      type: 'BookLent',
      schema: 2,
      data: { bookId: '1', days: 14 },
    });
  });

  it('leaves events of newer releases and unknown types unchanged', async () => {
    const newer = upcasting(await logWith(4, { isbn: '1' }), history);
    expect((await newer.readAll(0, 10))[0]).toMatchObject({ schema: 4, data: { isbn: '1' } });
    const unknown = upcasting(await logWith(1, { any: 1 }, 'toString'), history);
    expect((await unknown.readAll(0, 10))[0]).toMatchObject({ schema: 1, data: { any: 1 } });
  });

  it('sets the shape of a new event', async () => {
    const raw = memoryEventStore();
    const events = upcasting(raw, history);
    const metadata = { commandId: 'c1', actor: 'user-1', correlationId: 'c1' };
    await commandHandler({ events })(bookDecider, 'book-1', { type: 'AcquireBook', data: today, at: '' }, metadata);
    expect((await raw.readAll(0, 10))[0]).toMatchObject({ schema: 3, data: today });
    expect(schemaOf(history, 'BookLent')).toBe(2);
    expect(schemaOf(history, 'ReaderJoined')).toBe(1);
  });

  it('keeps the shape number of an event that a newer release wrote', async () => {
    const raw = memoryEventStore();
    await upcasting(raw, history).append('book-1', 0, [{ ...envelope({ type: 'BookAcquired', data: {} }), schema: 5 }]);
    expect((await raw.readAll(0, 10))[0]).toMatchObject({ schema: 5 });
  });
});
