import { draftDatabase, inTime } from './draft-database.ts';

type OpenRequest = { result?: IDBDatabase; error?: DOMException; onsuccess?: () => void; onerror?: () => void };

/** A factory whose requests the test answers. */
const heldFactory = () => {
  const requests: OpenRequest[] = [];
  const closed: IDBDatabase[] = [];
  const factory = {
    open: () => {
      const request: OpenRequest = {};
      requests.push(request);
      return request;
    },
  } as unknown as IDBFactory;
  const answer = (index: number) => {
    const database = { close: () => void closed.push(database) } as unknown as IDBDatabase;
    Object.assign(requests[index] ?? {}, { result: database }).onsuccess?.();
    return database;
  };
  return { factory, requests, closed, answer };
};

describe('the connection to the database of drafts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is opened once', async () => {
    const { factory, requests, answer } = heldFactory();
    const database = draftDatabase(factory, 'drafts');
    const both = Promise.all([database(), database()]);
    const opened = answer(0);
    expect(await both).toEqual([opened, opened]);
    expect(requests).toHaveLength(1);
  });

  it('fails after ten seconds without an answer, and is opened again at the next use', async () => {
    const { factory, requests, answer } = heldFactory();
    const database = draftDatabase(factory, 'drafts');
    const failures: unknown[] = [];
    database().catch((error: unknown) => failures.push(error));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(failures).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(failures).toMatchObject([{ name: 'TimeoutError' }]);
    const next = database();
    expect(requests).toHaveLength(2);
    const opened = answer(1);
    expect(await next).toBe(opened);
  });

  it('is opened again after a failure', async () => {
    const { factory, requests, answer } = heldFactory();
    const database = draftDatabase(factory, 'drafts');
    const failing = expect(database()).rejects.toMatchObject({ name: 'UnknownError' });
    Object.assign(requests[0] ?? {}, { error: new DOMException('damaged', 'UnknownError') }).onerror?.();
    await failing;
    const next = database();
    answer(1);
    await next;
    expect(requests).toHaveLength(2);
  });

  it('is opened again after the browser has closed it', async () => {
    const { factory, requests, answer } = heldFactory();
    const database = draftDatabase(factory, 'drafts');
    const first = database();
    answer(0);
    (await first).onclose?.(new Event('close'));
    void database();
    expect(requests).toHaveLength(2);
  });

  it('is closed where another page upgrades or deletes the database', async () => {
    const { factory, requests, closed, answer } = heldFactory();
    const database = draftDatabase(factory, 'drafts');
    const first = database();
    const opened = answer(0);
    (await first).onversionchange?.(new Event('versionchange') as IDBVersionChangeEvent);
    expect(closed).toEqual([opened]);
    void database();
    expect(requests).toHaveLength(2);
  });
});

describe('work with a longest time', () => {
  it('returns a result in time', async () => {
    expect(await inTime(Promise.resolve(3), 1_000)).toBe(3);
  });

  it('fails with the failure of the work', async () => {
    await expect(inTime(Promise.reject(new Error('full')), 1_000)).rejects.toThrow('full');
  });
});
