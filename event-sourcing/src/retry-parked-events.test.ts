import { Failure } from '@clearbench/contracts/failure';
import type { AnyMessage } from './decider.ts';
import type { Reactor } from './reactor.ts';
import { eventually, lent, returned } from './testing/catalogue.fixture.ts';
import { replaceDamagedBook, startedReactor, stopReactors } from './testing/reactor.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

afterEach(stopReactors);

const requested = { type: 'ParkedEventsRetryRequested', data: { requestId: 'one' } };

/** A shop whose commands fail for some books, and the books of the executed commands. */
const shop = (...missing: string[]) => {
  const absent = new Set(missing);
  const bought: string[] = [];
  const execute = async ({ type, data }: AnyMessage) => {
    const { bookId } = data as { bookId: string };
    if (absent.has(bookId)) throw new Error(`no shelf for ${bookId}`);
    if (type === 'AcquireBook') bought.push(bookId);
  };
  return { execute, bought, opensFor: (bookId: string) => absent.delete(bookId) };
};

const parkedIn = async (reactor: Reactor) =>
  (await reactor.parked()).map(({ position, message }) => `${position}: ${message}`);

describe('parked events of a reaction', () => {
  it('are processed again in the order of the log after a request, and are parked no longer', async () => {
    const { execute, bought, opensFor } = shop('2', '1');
    const { events, reactor } = startedReactor({ execute });
    await put(events, 'book-1', returned('2'), returned('1'), returned('3'));
    await eventually(async () => (await reactor.parked()).length === 2 && bought.length === 1);
    opensFor('1');
    opensFor('2');
    await put(events, 'request-1', requested);
    await eventually(() => bought.length === 3);
    await eventually(async () => (await reactor.parked()).length === 0);
    expect(bought).toEqual(['3b', '2b', '1b']);
  });

  it('have the command ids of the first time', async () => {
    const ids: string[] = [];
    let isOpen = false;
    const { events, reactor } = startedReactor({
      execute: async (_, { commandId }) => {
        ids.push(commandId);
        if (!isOpen) throw new Error('no shelf');
      },
    });
    await put(events, 'book-1', returned('1'));
    await eventually(async () => (await reactor.parked()).length === 1);
    isOpen = true;
    await put(events, 'request-1', requested);
    await eventually(async () => (await reactor.parked()).length === 0);
    expect(ids).toEqual([...Array(6).fill(ids[0]), ids[6]]);
    expect(ids[6]).not.toBe(ids[0]);
  });

  it('stay parked with their new error where they fail again', async () => {
    const stores = memoryStores();
    let reason = 'no shelf';
    const { events, reactor } = startedReactor({ execute: () => Promise.reject(new Error(reason)) }, stores);
    await put(events, 'book-1', returned('1'));
    await eventually(async () => (await parkedIn(reactor))[0] === '1: no shelf');
    reason = 'no money';
    await put(events, 'request-1', requested);
    await eventually(async () => (await parkedIn(reactor))[0] === '1: no money');
    reason = 'no time';
    await put(events, 'request-2', requested);
    await eventually(async () => (await parkedIn(reactor))[0] === '1: no time');
    expect(await reactor.parked()).toHaveLength(1);
  });

  it('are processed again by each reaction itself', async () => {
    const { execute, opensFor } = shop('1');
    const second = { ...replaceDamagedBook, name: 'replace-lent-book' };
    const { events, reactor } = startedReactor({ execute, reactions: [replaceDamagedBook, second] });
    await put(events, 'book-1', returned('1'));
    await eventually(async () => (await reactor.parked()).length === 2);
    opensFor('1');
    await put(events, 'request-1', requested);
    await eventually(async () => (await reactor.parked()).length === 0);
  });

  it('are processed again beside the partitions of a reaction', async () => {
    const { execute, bought, opensFor } = shop('1');
    const partitionOf = ({ data }: { data: unknown }) => {
      const key = (data as { bookId: string }).bookId.toUpperCase();
      return { key, account: key };
    };
    const { events, reactor } = startedReactor({ execute, reactions: [{ ...replaceDamagedBook, partitionOf }] });
    await put(events, 'book-1', returned('1'), returned('2'));
    await eventually(async () => (await reactor.parked()).length === 1);
    opensFor('1');
    await put(events, 'request-1', requested, returned('3'));
    await eventually(async () => (await reactor.parked()).length === 0);
    await eventually(() => bought.length === 3);
    expect(bought.toSorted()).toEqual(['1b', '2b', '3b']);
  });

  it('are found in a long stream, and forgotten where their stream no longer has them', async () => {
    const { execute, bought, opensFor } = shop('1');
    const stores = memoryStores();
    const isGone = { value: false };
    const readStream: typeof stores.events.readStream = async (...wanted) =>
      isGone.value ? [] : stores.events.readStream(...wanted);
    const { events, reactor } = startedReactor({ execute, events: { ...stores.events, readStream } }, stores);
    const lending = Array.from({ length: 1_200 }, () => lent('1'));
    await put(stores.events, 'book-1', ...lending, returned('1'), ...lending);
    await eventually(async () => (await reactor.parked()).length === 1);
    opensFor('1');
    await put(stores.events, 'request-1', requested);
    await eventually(() => bought.length === 1);
    await eventually(async () => (await reactor.parked()).length === 0);
    const second = shop('2');
    await reactor.stop();
    const later = startedReactor({ execute: second.execute, events: { ...stores.events, readStream } }, stores);
    await put(events, 'book-2', returned('2'));
    await eventually(async () => (await later.reactor.parked()).length === 1);
    isGone.value = true;
    await put(events, 'request-2', requested);
    await eventually(async () => (await later.reactor.parked()).length === 0);
    expect(second.bought).toEqual([]);
  });

  it('that were parked after the request stay parked', async () => {
    const { execute } = shop('1');
    const { events, reactor, checkpoints } = startedReactor({ execute });
    await put(events, 'request-1', requested);
    await put(events, 'book-1', returned('1'));
    await eventually(async () => (await checkpoints.get('reaction:replace-worn-book')) === 2);
    expect(await parkedIn(reactor)).toEqual(['2: no shelf for 1']);
  });

  it('are still parked where the reactor stops while it processes one, and the next start continues', async () => {
    const stores = memoryStores();
    const { execute, bought, opensFor } = shop('1', '2');
    const first = startedReactor({ execute }, stores);
    await put(first.events, 'book-1', returned('1'), returned('2'));
    await eventually(async () => (await first.reactor.parked()).length === 2);
    await first.reactor.stop();
    opensFor('1');
    opensFor('2');
    await put(stores.events, 'request-1', requested);
    let attempts = 0;
    const interrupted = startedReactor(
      {
        retryMs: 60_000,
        execute: async (command) => {
          if ((command.data as { bookId: string }).bookId.startsWith('2')) {
            attempts += 1;
            throw new Failure('store.unavailable');
          }
          await execute(command);
        },
      },
      stores,
    );
    await eventually(() => attempts === 1);
    await interrupted.reactor.stop();
    expect(await parkedIn(interrupted.reactor)).toEqual(['2: no shelf for 2']);
    const last = startedReactor({ execute }, stores);
    await eventually(async () => (await last.reactor.parked()).length === 0);
    expect(bought).toEqual(['1b', '2b']);
  });
});
