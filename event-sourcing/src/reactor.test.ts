import { Failure, Refusal } from '@clearbench/contracts/failure';
import { type CommandMetadata, commandHandler } from './command-handler.ts';
import type { AnyMessage } from './decider.ts';
import { reaction } from './reaction.ts';
import { type Reactor, type ReactorParts, startReactor } from './reactor.ts';
import { type BookCommand, type BookEvent, bookDecider } from './testing/book.fixture.ts';
import { acquired, eventually, lent, returned } from './testing/catalogue.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

const at = '2026-01-02T03:04:05.000Z';

/** Discards a returned book and buys a new copy. */
const replaceDamagedBook = reaction<BookEvent, BookCommand>({
  name: 'replace-worn-book',
  on: {
    BookReturned: ({ data, metadata }) => [
      { type: 'DiscardBook', data, at: metadata.at },
      { type: 'AcquireBook', data: { bookId: `${data.bookId}b`, title: 'Emma' }, at },
    ],
  },
});

const running = new Set<Reactor>();
afterEach(async () => {
  for (const reactor of running) await reactor.stop();
  running.clear();
});

const startedReactor = (more: Partial<ReactorParts> = {}, stores = memoryStores()) => {
  const done: { command: AnyMessage; metadata: CommandMetadata }[] = [];
  const execute = async (command: AnyMessage, metadata: CommandMetadata) => void done.push({ command, metadata });
  const reactor = startReactor({ reactions: [replaceDamagedBook], execute, retryMs: 1, ...stores, ...more });
  running.add(reactor);
  return { ...stores, reactor, done, types: () => done.map(({ command }) => command.type) };
};

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

describe('start of a new reaction', () => {
  const fromNow = { ...replaceDamagedBook, startsAt: 'head' as const };

  it('is the beginning of the log by default', async () => {
    const stores = memoryStores();
    await put(stores.events, 'book-1', returned('1'));
    const { done } = startedReactor({}, stores);
    await eventually(() => done.length === 2);
  });

  it('waits while the stores cannot be reached', async () => {
    const stores = memoryStores();
    let absences = 3;
    const checkpoints = {
      ...stores.checkpoints,
      get: async (name: string) => {
        absences -= 1;
        if (absences >= 0) throw new Failure('store.unavailable');
        return stores.checkpoints.get(name);
      },
    };
    await put(stores.events, 'book-1', returned('1'));
    const { done } = startedReactor({ checkpoints }, stores);
    await eventually(() => done.length === 2);
  });

  it('is repeated after any other failure, as the work itself is', async () => {
    const stores = memoryStores();
    const failures = [new Failure('store.full'), new Failure('store.failed'), new Error('tuple concurrently updated')];
    const prepare: typeof stores.documents.prepare = async (...shape) => {
      const failure = failures.shift();
      if (failure) throw failure;
      await stores.documents.prepare(...shape);
    };
    await put(stores.events, 'book-1', returned('1'));
    const { done } = startedReactor({ documents: { ...stores.documents, prepare } }, stores);
    await eventually(() => done.length === 2);
    expect(failures).toEqual([]);
  });

  it('can be stopped while the stores cannot be reached', async () => {
    const stores = memoryStores();
    const get = () => Promise.reject(new Failure('store.unavailable'));
    const { reactor } = startedReactor({ checkpoints: { ...stores.checkpoints, get } }, stores);
    await reactor.stop();
    await expect(reactor.ready).rejects.toThrow();
  });

  it('is the head where declared, and later events are not missed', async () => {
    const stores = memoryStores();
    await put(stores.events, 'book-1', returned('1'));
    const first = startedReactor({ reactions: [fromNow] }, stores);
    await first.reactor.ready;
    await first.reactor.stop();
    await put(stores.events, 'book-1', returned('2'));
    const second = startedReactor({ reactions: [fromNow] }, stores);
    await eventually(() => second.done.length === 2);
    expect([...first.done, ...second.done].map(({ command }) => command.data)).toMatchObject([
      { bookId: '2' },
      { bookId: '2b' },
    ]);
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
