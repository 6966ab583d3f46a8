import { Failure, Refusal } from '@clearbench/contracts/failure';
import { commandHandler } from './command-handler.ts';
import type { AnyMessage } from './decider.ts';
import type { ReactorParts } from './reactor.ts';
import { type BookCommand, bookDecider } from './testing/book.fixture.ts';
import { acquired, eventually, lent, returned } from './testing/catalogue.fixture.ts';
import { startedReactor, stopReactors } from './testing/reactor.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

afterEach(stopReactors);

describe('reactor', () => {
  it('executes the commands of an event in order, with the event as their cause', async () => {
    const { events, done, types } = startedReactor();
    await put(events, 'book-1', acquired('1'), lent('1'), returned('1'), returned('2'));
    await eventually(() => done.length === 4);
    expect(types()).toEqual(['DiscardBook', 'AcquireBook', 'DiscardBook', 'AcquireBook']);
    const [, , cause] = await events.readStream('book-1');
    expect(done[0]?.metadata).toEqual({
      commandId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      actor: 'system:replace-worn-book',
      correlationId: cause?.metadata.correlationId,
      causationId: cause?.id,
    });
    expect(new Set(done.map(({ metadata }) => metadata.commandId)).size).toBe(4);
  });

  it('continues after a restart without repeating commands', async () => {
    const first = startedReactor();
    await put(first.events, 'book-1', returned('1'));
    await eventually(() => first.done.length === 2);
    await first.reactor.stop();
    await put(first.events, 'book-1', returned('2'));
    const second = startedReactor({}, first);
    await eventually(() => second.done.length === 2);
    expect(second.done[0]?.command.data).toEqual({ bookId: '2' });
  });

  it('saves the checkpoint immediately after work, and rarely for skipped events', async () => {
    const stores = memoryStores();
    const noted: number[] = [];
    const checkpoints = {
      ...stores.checkpoints,
      advance: async (name: string, position: number) => {
        noted.push(position);
        await stores.checkpoints.advance(name, position);
      },
    };
    const { events, done } = startedReactor({ checkpoints, pollMs: 20 }, stores);
    await put(events, 'book-1', returned('1'));
    await eventually(() => noted.includes(1));
    for (let copy = 2; copy < 12; copy += 1) await put(events, `book-${copy}`, acquired(`${copy}`));
    await eventually(() => noted.at(-1) === 11);
    expect(done).toHaveLength(2);
    expect(noted.length).toBeLessThan(8);
  });

  it('gives a repeated command the same id after a crash', async () => {
    const stores = memoryStores();
    await put(stores.events, 'book-1', acquired('1'), returned('1'));
    const handle = commandHandler(stores);
    const execute: ReactorParts['execute'] = async (command, metadata) => {
      const book = command as BookCommand;
      await handle(bookDecider, `book-${book.data.bookId}`, book, metadata);
    };
    for (let life = 0; life < 2; life += 1) {
      await stores.checkpoints.reset('reaction:replace-worn-book');
      const { reactor } = startedReactor({ execute }, stores);
      await eventually(async () => (await stores.checkpoints.get('reaction:replace-worn-book')) > 1);
      await reactor.stop();
    }
    expect((await stores.events.readStream('book-1')).map(({ type }) => type)).toEqual([
      'BookAcquired',
      'BookReturned',
      'BookDiscarded',
    ]);
    expect(await stores.events.readStream('book-1b')).toHaveLength(1);
  });
});

describe('a command that fails', () => {
  const failing = (times: number, failure: Error) => {
    const tried: string[] = [];
    let left = times;
    const execute = async (command: AnyMessage) => {
      tried.push(command.type);
      left -= 1;
      if (left >= 0) throw failure;
    };
    return { execute, tried };
  };

  it('is retried', async () => {
    const { execute, tried } = failing(3, new Failure('store.conflict'));
    const { events, reactor } = startedReactor({ execute });
    await put(events, 'book-1', returned('1'));
    await eventually(() => tried.length === 5);
    expect(tried).toEqual([...Array(4).fill('DiscardBook'), 'AcquireBook']);
    expect(await reactor.parked()).toEqual([]);
  });

  it('is not retried after a refusal', async () => {
    const { execute, tried } = failing(1, new Refusal('book.notFound'));
    const { events, reactor } = startedReactor({ execute });
    await put(events, 'book-1', returned('1'));
    await eventually(() => tried.length === 2);
    expect(tried).toEqual(['DiscardBook', 'AcquireBook']);
    expect(await reactor.parked()).toEqual([]);
  });

  it('parks its event after the last attempt, and the next events are processed', async () => {
    const { execute, tried } = failing(5, new Error('no shelf'));
    const { events, reactor } = startedReactor({ execute });
    await put(events, 'book-1', returned('1'), returned('2'));
    await eventually(() => tried.length === 7);
    expect(await reactor.parked()).toEqual([
      expect.objectContaining({ reader: 'reaction:replace-worn-book', position: 1, message: 'no shelf' }),
    ]);
  });

  it('is retried without a limit while the stores fail', async () => {
    const { execute, tried } = failing(12, new Failure('store.unavailable'));
    const { events, reactor } = startedReactor({ execute, retryMs: 0 });
    await put(events, 'book-1', returned('1'));
    await eventually(() => tried.length === 14);
    expect(await reactor.parked()).toEqual([]);
  });

  it('is retried for minutes where the stores do not know why they failed, and parked after that', async () => {
    const passing = failing(12, new Failure('store.failed'));
    const first = startedReactor({ execute: passing.execute, retryMs: 0 });
    await put(first.events, 'book-1', returned('1'));
    await eventually(() => passing.tried.length === 14);
    expect(await first.reactor.parked()).toEqual([]);

    const lasting = failing(Number.POSITIVE_INFINITY, new Failure('store.failed'));
    const second = startedReactor({ execute: lasting.execute, retryMs: 0, unknownReasonMs: 30 });
    await put(second.events, 'book-1', returned('1'));
    await eventually(async () => (await second.reactor.parked()).length === 1);
    expect(lasting.tried.length).toBeGreaterThanOrEqual(5);
  });

  it('waits for read models that are behind, however long, and is then retried', async () => {
    const { execute, tried } = failing(7, new Failure('projection.behind'));
    const waits: number[] = [];
    const caughtUp = Promise.withResolvers<void>();
    const reached = async (position: number) => {
      waits.push(position);
      if (waits.length < 3) throw new Failure('projection.behind', { position });
      await caughtUp.promise;
    };
    const { events, reactor } = startedReactor({ execute, reached });
    await put(events, 'book-1', acquired('1'), returned('1'));
    await eventually(() => waits.length === 3);
    expect([waits, tried.length]).toEqual([[2, 2, 2], 5]);
    caughtUp.resolve();
    await eventually(() => tried.length === 9);
    expect(await reactor.parked()).toEqual([]);
  });

  it('waits for read models also while the stores fail', async () => {
    const { execute, tried } = failing(7, new Failure('projection.behind'));
    const stores = memoryStores();
    const absences = [new Failure('store.unavailable'), new Failure('store.full')];
    const orAbsent =
      <T>(answer: () => Promise<T>) =>
      async (): Promise<T> => {
        const absence = absences.shift();
        if (absence) throw absence;
        return answer();
      };
    const events = { ...stores.events, head: orAbsent(stores.events.head) };
    const { reactor } = startedReactor({ execute, events, reached: orAbsent(async () => {}) }, stores);
    await put(stores.events, 'book-1', returned('1'));
    await eventually(() => tried.length === 9);
    expect([await reactor.parked(), absences]).toEqual([[], []]);
  });

  it('parks its event where read models that have caught up still lack a document', async () => {
    const { execute, tried } = failing(10, new Failure('projection.behind'));
    const { events, reactor } = startedReactor({ execute, reached: async () => {} });
    await put(events, 'book-1', returned('1'));
    await eventually(async () => (await reactor.parked()).length === 1);
    expect(tried).toHaveLength(10);
  });

  it('does not wait for read models any longer when the reactor stops', async () => {
    const { execute, tried } = failing(100, new Failure('projection.behind', { position: 9 }));
    const { events, reactor } = startedReactor({ execute, reached: () => new Promise(() => {}) });
    await put(events, 'book-1', returned('1'));
    await eventually(() => tried.length === 5);
    await reactor.stop();
    expect(await reactor.parked()).toEqual([]);
  });

  it('does not keep a reactor from stopping where its checkpoint cannot be saved', async () => {
    const stores = memoryStores();
    const advance = () => Promise.reject(new Failure('store.unavailable'));
    const { events, done, reactor } = startedReactor({ checkpoints: { ...stores.checkpoints, advance } }, stores);
    await put(events, 'book-1', returned('1'));
    await eventually(() => done.length === 2);
    await expect(reactor.stop()).resolves.toBeUndefined();
  });

  it('is left for the next start when the reactor stops', async () => {
    const { execute, tried } = failing(100, new Error('no shelf'));
    const { events, reactor, checkpoints } = startedReactor({ execute, retryMs: 60_000 });
    await put(events, 'book-1', returned('1'));
    await eventually(() => tried.length === 1);
    await reactor.stop();
    expect(await reactor.parked()).toEqual([]);
    expect(await checkpoints.get('reaction:replace-worn-book')).toBe(0);
  });
});
