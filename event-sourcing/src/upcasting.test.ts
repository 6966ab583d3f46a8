import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { commandHandler } from './command-handler.ts';
import { bookDecider } from './sample/lending-desk.ts';
import { envelope } from './sample/stores.ts';
import { type History, schemaOf, upcasting } from './upcasting.ts';

const history = {
  BookAcquired: [
    (v1: { id: string; name: string }) => ({ bookId: v1.id, name: v1.name }),
    (v2: { bookId: string; name: string }) => ({ bookId: v2.bookId, title: v2.name }),
  ],
} satisfies History;
const today = { bookId: '1', title: 'Emma' };

const shelf = async (schema: number, data: unknown, type = 'BookAcquired') => {
  const events = memoryEventStore();
  await events.append('book-1', 0, [{ ...envelope({ type, data }), schema }]);
  return events;
};

describe('upcasting', () => {
  it.each([
    [1, { id: '1', name: 'Emma' }],
    [2, { bookId: '1', name: 'Emma' }],
    [3, today],
  ])('shows data of shape %i in the shape of today', async (schema, data) => {
    const events = upcasting(await shelf(schema, data), history);
    expect((await events.readStream('book-1'))[0]).toMatchObject({ schema: 3, data: today });
    expect((await events.readAll(0, 10))[0]).toMatchObject({ schema: 3, data: today });
  });

  it('translates once, however often it is wrapped', async () => {
    const events = upcasting(upcasting(await shelf(1, { id: '1', name: 'Emma' }), history), history);
    expect((await events.readAll(0, 10))[0]?.data).toEqual(today);
  });

  it('leaves alone what is newer than we are, and what it does not know', async () => {
    const newer = upcasting(await shelf(4, { isbn: '1' }), history);
    expect((await newer.readAll(0, 10))[0]).toMatchObject({ schema: 4, data: { isbn: '1' } });
    const unknown = upcasting(await shelf(1, { any: 1 }, 'toString'), history);
    expect((await unknown.readAll(0, 10))[0]).toMatchObject({ schema: 1, data: { any: 1 } });
  });

  it('numbers the shape of a new event', async () => {
    const events = memoryEventStore();
    const order = { commandId: 'c1', actor: 'user-1', correlationId: 'c1' };
    await commandHandler({ events, history })(
      bookDecider,
      'book-1',
      { type: 'AcquireBook', data: today, at: '' },
      order,
    );
    expect((await events.readAll(0, 10))[0]).toMatchObject({ schema: 3, data: today });
    expect(schemaOf(history, 'BookLent')).toBe(1);
  });
});
