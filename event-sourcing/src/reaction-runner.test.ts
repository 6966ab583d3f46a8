import type { AnyMessage } from './decider.ts';
import { postponed } from './perform-reaction.ts';
import { reaction } from './reaction.ts';
import type { ReactionLimits } from './reaction-runner.ts';
import { startReactor } from './reactor.ts';
import type { BookCommand, BookEvent } from './testing/book.fixture.ts';
import { acquired, eventually, lent } from './testing/catalogue.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

const at = '2026-01-02T03:04:05.000Z';
const reader = 'reaction:return-book';

/** Books are the partitions, readers are the accounts. */
const returnBook = reaction<BookEvent, BookCommand>({
  name: 'return-book',
  partitionOf: ({ data }) => ({ key: data.bookId.slice(0, 1), account: 'reader' in data ? data.reader : '' }),
  on: { BookLent: ({ data }) => [{ type: 'ReturnBook', data, at }] },
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A reactor whose commands end when the test releases them; a command is named by its book. */
const gated = (stores = memoryStores(), limits: ReactionLimits = { total: 8, perAccount: 8, window: 100 }) => {
  const started: string[] = [];
  const open = new Map<string, { resolve(): void; reject(error: Error): void }>();
  let isClosing = false;
  const execute = (command: AnyMessage) =>
    new Promise<void>((resolve, reject) => {
      if (isClosing) return resolve();
      const { bookId } = command.data as { bookId: string };
      started.push(bookId);
      open.set(bookId, { resolve, reject });
    });
  const reactor = startReactor({ reactions: [returnBook], execute, retryMs: 1, pollMs: 20, ...stores, limits });
  const end = (bookId: string, error?: Error) => {
    const command = open.get(bookId);
    open.delete(bookId);
    if (error) command?.reject(error);
    else command?.resolve();
  };
  const endAll = () => {
    for (const bookId of [...open.keys()]) end(bookId);
  };
  closers.push(async () => {
    isClosing = true;
    endAll();
    await reactor.stop();
  });
  return {
    ...stores,
    reactor,
    started,
    end,
    endAll,
    running: () => [...open.keys()],
    checkpoint: () => stores.checkpoints.get(reader),
  };
};

describe('a reaction with partitions', () => {
  it('processes events of other accounts while an event of one account is slow', async () => {
    const { events, started, end, running } = gated();
    await put(events, 'book', ...Array.from({ length: 50 }, (_, n) => lent(`a${n}`, 'ann')), lent('b0', 'bob'));
    await eventually(() => started.includes('b0'));
    expect(running()).toEqual(['a0', 'b0']);
    end('b0');
    await put(events, 'book-b1', lent('b1', 'bob'));
    await eventually(() => started.includes('b1'));
    expect(running()).toEqual(['a0', 'b1']);
  });

  it('keeps the order of the log within a partition, for events of all accounts', async () => {
    const { events, started, end } = gated();
    await put(events, 'book', lent('s1', 'ann'), lent('s2', 'bob'), lent('x', 'cid'), lent('s3', 'ann'));
    for (const bookId of ['s1', 's2', 's3']) {
      await eventually(() => started.includes(bookId));
      expect(started.filter((one) => one.startsWith('s')).at(-1)).toBe(bookId);
      end(bookId);
    }
    end('x');
  });

  it('limits the running events, in total and per account', async () => {
    const books = [...'abcdefghij'].map((bookId) => lent(bookId, 'ann'));
    const { events, running, end, started } = gated(memoryStores(), { total: 3, perAccount: 2, window: 100 });
    await put(events, 'book', ...books, lent('k', 'bob'), lent('l', 'cid'));
    await eventually(() => running().length === 3);
    expect(running().filter((bookId) => bookId < 'k')).toHaveLength(1);
    for (let ended = 0; ended < 12; ended += 1) {
      await eventually(() => running().length > 0);
      expect(running().length).toBeLessThanOrEqual(3);
      expect(running().filter((bookId) => bookId < 'k').length).toBeLessThanOrEqual(2);
      end(running()[0] ?? '');
    }
    await eventually(() => new Set(started).size === 12);
    expect(started).toHaveLength(12);
  });

  it('reads no further than its window while an early event is not done', async () => {
    const stores = memoryStores();
    let read = 0;
    const readAll: typeof stores.events.readAll = async (after, limit) => {
      const found = await stores.events.readAll(after, limit);
      read = Math.max(read, found.at(-1)?.position ?? 0);
      return found;
    };
    const events = { ...stores.events, readAll };
    const { started, end, checkpoint } = gated({ ...stores, events }, { total: 8, perAccount: 8, window: 150 });
    await put(stores.events, 'book', ...Array.from({ length: 500 }, (_, n) => lent(`a${n}`, 'ann')));
    await eventually(() => started.length === 1);
    await eventually(() => read >= 150);
    expect(read).toBeLessThanOrEqual(250);
    for (let n = 0; n < 500; n += 1) {
      await eventually(() => started.includes(`a${n}`));
      end(`a${n}`);
    }
    await eventually(async () => (await checkpoint()) === 500);
    expect(started).toHaveLength(500);
  });
});

describe('a reaction whose accounts take turns', () => {
  /** Every book in one partition; a command is postponed until the book it needs was returned. */
  const inTurns = (needs: Readonly<Record<string, string>> = {}) => {
    const stores = memoryStores();
    const done: string[] = [];
    const takesTurns = reaction<BookEvent, BookCommand>({
      name: 'return-book',
      partitionOf: ({ data }) => ({ key: 's', account: 'reader' in data ? data.reader : '', claim: data.bookId }),
      on: { BookLent: ({ data }) => [{ type: 'ReturnBook', data, at }] },
    });
    const execute = async (command: AnyMessage, _: unknown, { isFirst }: { isFirst: boolean }) => {
      const { bookId } = command.data as { bookId: string };
      const needed = needs[bookId];
      if (needed !== undefined && !isFirst && !done.includes(needed)) return postponed;
      done.push(bookId);
      return undefined;
    };
    const start = () => {
      const reactor = startReactor({ reactions: [takesTurns], execute, retryMs: 1, pollMs: 20, ...stores });
      closers.push(() => reactor.stop());
    };
    return { ...stores, done, start };
  };

  it('runs an event of an account after one of each other account, whatever waits before it', async () => {
    const { events, done, start, checkpoints } = inTurns();
    await put(events, 'book', ...Array.from({ length: 40 }, (_, n) => lent(`a${n}`, 'ann')), lent('b0', 'bob'));
    start();
    await eventually(() => done.length === 41);
    expect(done.slice(0, 3)).toEqual(['a0', 'b0', 'a1']);
    await eventually(async () => (await checkpoints.get(reader)) === 41);
  });

  it('runs an event that was postponed once all before it are done, and parks nothing', async () => {
    const { events, done, start, checkpoints } = inTurns({ b0: 'a3', b9: 'never' });
    const books = [0, 1, 2, 3].map((n) => lent(`a${n}`, 'ann'));
    await put(events, 'book', ...books, lent('b0', 'bob'), lent('c0', 'cid'), lent('b9', 'bob'), lent('a4', 'ann'));
    start();
    await eventually(() => done.length === 8);
    expect(done.indexOf('c0')).toBeLessThan(done.indexOf('a1'));
    expect(done.indexOf('b0')).toBeGreaterThan(done.indexOf('a3'));
    await eventually(async () => (await checkpoints.get(reader)) === 8);
  });
});

describe('the checkpoint of a reaction with partitions', () => {
  it('passes an event only when all earlier ones are done', async () => {
    const { events, started, end, checkpoint } = gated();
    await put(events, 'book', acquired('a'), lent('a', 'ann'), acquired('b'), lent('b', 'bob'), lent('c', 'cid'));
    await eventually(() => started.length === 3);
    end('b');
    end('c');
    await eventually(async () => (await checkpoint()) === 1);
    await put(events, 'more', lent('d', 'dan'));
    await eventually(() => started.includes('d'));
    end('d');
    expect(await checkpoint()).toBe(1);
    end('a');
    await eventually(async () => (await checkpoint()) === 6);
  });

  it('makes a restart after a crash repeat unrecorded events with the same command ids, without losing any', async () => {
    const stores = memoryStores();
    const first = gated(stores);
    await put(stores.events, 'book', lent('a1', 'ann'), lent('b1', 'bob'), lent('a2', 'ann'), lent('b2', 'bob'));
    await eventually(() => first.started.length === 2);
    first.end('b1');
    await eventually(() => first.started.includes('b2'));
    // Commands of the first reactor never end, as after the end of its process.
    const second = gated(stores);
    await eventually(() => second.started.length === 2);
    expect(second.running()).toEqual(['a1', 'b1']);
    second.endAll();
    await eventually(() => second.started.length === 4);
    second.endAll();
    await eventually(async () => (await second.checkpoint()) === 4);
    expect(second.started.toSorted()).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('is saved when the reactor stops, after the running work has ended', async () => {
    const { events, started, end, checkpoint, reactor } = gated();
    await put(events, 'book', lent('a1', 'ann'), lent('b1', 'bob'), lent('a2', 'ann'));
    await eventually(() => started.length === 2);
    end('b1');
    const stopped = reactor.stop();
    end('a1');
    await stopped;
    expect(started).not.toContain('a2');
    expect(await checkpoint()).toBe(2);
  });
});

describe('an event that fails in a reaction with partitions', () => {
  it('is parked while other partitions continue, and then the next event of its partition runs', async () => {
    const { events, started, end, reactor, checkpoint } = gated();
    await put(events, 'book', lent('a1', 'ann'), lent('b1', 'bob'), lent('a2', 'ann'), lent('b2', 'bob'));
    for (let turn = 1; turn <= 5; turn += 1) {
      await eventually(() => started.filter((one) => one === 'a1').length === turn);
      if (turn === 1) end('b1');
      if (turn === 2) await eventually(() => started.includes('b2'));
      expect(started).not.toContain('a2');
      end('a1', new Error('no shelf'));
    }
    await eventually(() => started.includes('a2'));
    expect(await reactor.parked()).toMatchObject([{ reader, position: 1, message: 'no shelf' }]);
    end('a2');
    end('b2');
    await eventually(async () => (await checkpoint()) === 4);
  });

  it('is not retried after a crash once it was parked', async () => {
    const stores = memoryStores();
    const first = gated(stores);
    await put(stores.events, 'book', lent('b1', 'bob'), lent('a1', 'ann'));
    for (let turn = 1; turn <= 5; turn += 1) {
      await eventually(() => first.started.filter((one) => one === 'a1').length === turn);
      first.end('a1', new Error('no shelf'));
    }
    await eventually(async () => (await first.reactor.parked()).length === 1);
    expect(await first.checkpoint()).toBe(0);
    const second = gated(stores);
    await eventually(() => second.started.length === 1);
    second.end('b1');
    await eventually(async () => (await second.checkpoint()) === 2);
    expect(second.started).toEqual(['b1']);
  });

  it('is kept and retried where it cannot be parked', async () => {
    const stores = memoryStores();
    let failures = 2;
    const apply: typeof stores.documents.apply = async (...change) => {
      if (change[0] === 'parked' && failures-- > 0) throw new Error('disk full');
      return stores.documents.apply(...change);
    };
    const { events, started, end, reactor, checkpoint } = gated({
      ...stores,
      documents: { ...stores.documents, apply },
    });
    await put(events, 'book', lent('a1', 'ann'));
    for (let turn = 1; turn <= 15; turn += 1) {
      await eventually(() => started.length === turn);
      expect(await checkpoint()).toBe(0);
      end('a1', new Error('no shelf'));
    }
    await eventually(async () => (await checkpoint()) === 1);
    expect(await reactor.parked()).toHaveLength(1);
  });
});
