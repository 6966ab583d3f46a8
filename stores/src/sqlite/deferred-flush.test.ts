import { deferredFlush } from './deferred-flush.ts';

const opened = () => {
  const flushes: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const deferred = deferredFlush<string>(
    () => new Promise((resolve, reject) => void flushes.push({ resolve, reject })),
  );
  const log: string[] = [];
  const add = (transaction: string) =>
    deferred.add({
      transaction,
      flushed: () => void log.push(transaction),
      failed: (error) => void log.push(`${transaction}: ${error}`),
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const names = () => deferred.unflushed().map(({ transaction }) => transaction);
  return { deferred, flushes, log, add, turn, names };
};

describe('flushes outside the event loop', () => {
  it('settle a commit only with a flush that began after it', async () => {
    const { flushes, log, add, turn, names, deferred } = opened();
    add('a');
    add('b');
    expect([flushes.length, names(), deferred.isUsed()]).toEqual([1, ['a', 'b'], true]);
    flushes[0]?.resolve();
    await turn();
    expect([log, names(), flushes.length]).toEqual([['a'], ['b'], 2]);
    add('c');
    flushes[1]?.resolve();
    await turn();
    flushes[2]?.resolve();
    await turn();
    expect([log, names(), flushes.length]).toEqual([['a', 'b', 'c'], [], 3]);
  });

  it('end the waiting for everything that is committed, and for nothing later', async () => {
    const { flushes, add, turn, deferred } = opened();
    await deferred.settled();
    add('a');
    let isSettled = false;
    void deferred.settled().then(() => {
      isSettled = true;
    });
    add('b');
    await turn();
    expect(isSettled).toBe(false);
    flushes[0]?.resolve();
    await turn();
    expect(isSettled).toBe(true);
  });

  it('fail for good, with every commit that is not on disk', async () => {
    const { flushes, log, add, turn, deferred, names } = opened();
    add('a');
    add('b');
    const waited = deferred.settled();
    flushes[0]?.reject('EIO');
    await expect(waited).rejects.toBe('EIO');
    await turn();
    add('c');
    expect([log, names(), deferred.fault()]).toEqual([['a: EIO', 'b: EIO', 'c: EIO'], [], 'EIO']);
    await expect(deferred.settled()).rejects.toBe('EIO');
  });

  it('are used while the disk is slow on average', () => {
    const { deferred } = opened();
    for (let n = 0; n < 20; n += 1) deferred.took(0.1);
    deferred.took(2);
    expect(deferred.isUsed()).toBe(false);
    for (let n = 0; n < 3; n += 1) deferred.took(2);
    expect(deferred.isUsed()).toBe(true);
    for (let n = 0; n < 20; n += 1) deferred.took(0.3);
    expect(deferred.isUsed()).toBe(true);
    for (let n = 0; n < 20; n += 1) deferred.took(0.1);
    expect(deferred.isUsed()).toBe(false);
  });
});
