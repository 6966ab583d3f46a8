import { Failure } from '@clearbench/contracts/failure';
import { eventually, returned } from './testing/catalogue.fixture.ts';
import { replaceDamagedBook, startedReactor, stopReactors } from './testing/reactor.fixture.ts';
import { memoryStores, put } from './testing/stores.fixture.ts';

afterEach(stopReactors);

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
