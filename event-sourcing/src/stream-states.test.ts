import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { streamStates } from './stream-states.ts';
import { bookDecider } from './testing/book.fixture.ts';
import { envelope, put } from './testing/stores.fixture.ts';

const lent = { type: 'BookLent', data: { bookId: '1', reader: 'ann', lentAt: '' } };
const acquired = { type: 'BookAcquired', data: { bookId: '1', title: 'Emma' } };

/** Counts the events that a reader receives. */
const counted = () => {
  const events = memoryEventStore();
  const seen = { events: 0 };
  const readStream: typeof events.readStream = async (...args) => {
    const found = await events.readStream(...args);
    seen.events += found.length;
    return found;
  };
  return { events: { ...events, readStream }, seen };
};

describe('stream cache', () => {
  it('reads a long stream once, then only new events', async () => {
    const { events, seen } = counted();
    const many = Array.from({ length: 2_500 }, (_, index) => envelope(lent, `c${index}`));
    await events.append('book-1', 0, many);
    const states = streamStates(events, 10_000);
    const first = await states.load(bookDecider, 'book-1');
    expect(first).toMatchObject({ revision: 2_500, state: { status: 'lent', reader: 'ann' } });
    expect(seen.events).toBe(2_500);

    await events.append('book-1', 2_500, [envelope({ type: 'BookReturned', data: {} }, 'last')]);
    const second = await states.load(bookDecider, 'book-1');
    expect(second).toMatchObject({ revision: 2_501, state: { status: 'here' } });
    expect(seen.events).toBe(2_501);
    expect(second.commands.get('c0')).toEqual({ first: 1, last: 1 });
    expect(second.commands.get('last')).toEqual({ first: 2_501, last: 2_501 });
  });

  it('removes the least recently used stream', async () => {
    const { events, seen } = counted();
    for (const stream of ['a', 'b', 'c']) await put(events, stream, acquired);
    const states = streamStates(events, 12);
    for (const stream of ['a', 'b', 'a', 'c']) await states.load(bookDecider, stream);
    seen.events = 0;
    await states.load(bookDecider, 'a');
    expect(seen.events).toBe(0);
    await states.load(bookDecider, 'b');
    expect(seen.events).toBe(1);
  });

  it('keeps a stream that is longer than the room, alone', async () => {
    const { events, seen } = counted();
    await put(events, 'short', acquired);
    const many = Array.from({ length: 50 }, (_, index) => envelope(lent, `c${index}`));
    await events.append('long', 0, many);
    const states = streamStates(events, 12);
    for (const stream of ['short', 'long']) await states.load(bookDecider, stream);
    seen.events = 0;
    await states.load(bookDecider, 'long');
    expect(seen.events).toBe(0);
    await states.load(bookDecider, 'short');
    expect(seen.events).toBe(1);
  });

  it('keeps nothing of a removed stream', async () => {
    const { events, seen } = counted();
    await put(events, 'a', acquired, lent);
    const states = streamStates(events, 100);
    await states.load(bookDecider, 'a');
    states.forget('a');
    states.forget('never seen');
    seen.events = 0;
    expect(await states.load(bookDecider, 'a')).toMatchObject({
      state: { status: 'lent', reader: 'ann' },
      revision: 2,
    });
    expect(seen.events).toBe(2);
  });

  it('folds again for another decider', async () => {
    const { events } = counted();
    await put(events, 'a', acquired, lent);
    const states = streamStates(events, 100);
    await states.load(bookDecider, 'a');
    const counting = { initialState: 0, decide: () => [], evolve: (count: number) => count + 1 };
    expect(await states.load(counting, 'a')).toMatchObject({ state: 2, revision: 2 });
  });
});
