import { loadBudget } from './load-budget.ts';

const megabyte = 1024 * 1024;
const limits = { perProcess: 100 * megabyte, perAccount: 60 * megabyte };

/** The names of loads in the order in which they were granted. */
const grants = () => {
  const order: string[] = [];
  const note = (name: string, load: Promise<void>) => load.then(() => void order.push(name));
  return { order, note };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('loaded contents', () => {
  it('count until their request ends', async () => {
    const budget = loadBudget(limits);
    const one = budget.open('a');
    await one.load(10 * megabyte);
    await one.load(5 * megabyte);
    expect(budget.held()).toBe(15 * megabyte);
    one.release();
    expect(budget.held()).toBe(0);
  });

  it('count as long as a handler works with them, also after the client has disconnected', async () => {
    const budget = loadBudget(limits);
    const one = budget.open('a');
    const end = one.retain();
    await one.load(10 * megabyte);
    one.release();
    expect(budget.held()).toBe(10 * megabyte);
    await expect(one.load(1)).rejects.toMatchObject({ errorKey: 'request.serverBusy' });
    end();
    expect(budget.held()).toBe(0);
  });

  it('of one account wait above its limit while other accounts continue', async () => {
    const budget = loadBudget(limits);
    const { order, note } = grants();
    const first = budget.open('a');
    await note('a1', first.load(50 * megabyte));
    const waiting = note('a2', budget.open('a').load(50 * megabyte));
    await note('b1', budget.open('b').load(50 * megabyte));
    expect(order).toEqual(['a1', 'b1']);
    first.release();
    await waiting;
    expect(order).toEqual(['a1', 'b1', 'a2']);
  });

  it('of the accounts take turns, for any number of waiting loads of one account', async () => {
    const budget = loadBudget(limits);
    const { order, note } = grants();
    const held = budget.open('c');
    await held.load(60 * megabyte);
    const [holder, held2] = [budget.open('d'), budget.open('a')];
    await holder.load(40 * megabyte);
    const wanted = (account: string, name: string) => {
      const one = budget.open(account);
      return note(name, one.load(40 * megabyte)).then(one.release);
    };
    const all = [wanted('a', 'a1'), wanted('a', 'a2'), wanted('a', 'a3'), wanted('b', 'b1')];
    holder.release();
    held2.release();
    await Promise.all(all);
    expect(order.indexOf('b1')).toBeLessThan(2);
    held.release();
    expect(budget.held()).toBe(0);
  });

  it('of small size do not wait behind large ones', async () => {
    const budget = loadBudget(limits);
    await budget.open('a').load(50 * megabyte);
    const waiting = budget.open('a').load(20 * megabyte);
    waiting.catch(() => undefined);
    await budget.open('a').load(1000);
    expect(budget.held()).toBe(50 * megabyte + 1000);
  });

  it('are refused after the longest wait', async () => {
    const budget = loadBudget(limits, undefined, { wait: 20, perAccount: 5, perProcess: 5 });
    const [a, b] = [budget.open('a'), budget.open('b')];
    await a.load(60 * megabyte);
    await expect(budget.open('a').load(10 * megabyte)).rejects.toMatchObject({
      errorKey: 'request.tooMuchAtOnce',
      params: { limit: limits.perAccount, seconds: 5 },
    });
    await b.load(40 * megabyte);
    await expect(budget.open('c').load(10 * megabyte)).rejects.toMatchObject({
      errorKey: 'request.serverBusy',
      params: { seconds: 5 },
    });
    expect(budget.held()).toBe(100 * megabyte);
  });

  it('are refused immediately where the queue is full', async () => {
    const budget = loadBudget(limits, undefined, { wait: 60_000, perAccount: 2, perProcess: 3 });
    const first = budget.open('a');
    await first.load(60 * megabyte);
    const waiting = [budget.open('a').load(30 * megabyte), budget.open('a').load(30 * megabyte)];
    await expect(budget.open('a').load(30 * megabyte)).rejects.toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
    first.release();
    await Promise.all(waiting);
  });

  it('leave the queue when their client disconnects, and the next one starts', async () => {
    const budget = loadBudget(limits);
    await budget.open('a').load(40 * megabyte);
    const disconnected = budget.open('a');
    const large = disconnected.load(50 * megabyte);
    const next = budget.open('a').load(20 * megabyte);
    disconnected.release();
    await expect(large).rejects.toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
    await next;
    expect(budget.held()).toBe(60 * megabyte);
  });

  it('of a running request may use a reserve, but no more', async () => {
    const budget = loadBudget(limits);
    const one = budget.open('a');
    await one.load(60 * megabyte);
    await one.load(15 * megabyte);
    let isGranted = false;
    const more = one.load(1000).then(() => {
      isGranted = true;
    });
    more.catch(() => undefined);
    await settled();
    expect([isGranted, budget.held()]).toEqual([false, 75 * megabyte]);
    one.release();
    await expect(more).rejects.toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
  });

  it('of background work wait as long as needed, and then never for more', async () => {
    const budget = loadBudget(limits, undefined, { wait: 0, perAccount: 0, perProcess: 0 });
    const { order, note } = grants();
    const request = budget.open('a');
    await request.load(50 * megabyte);
    const work = budget.openInBackground('a');
    const waiting = note('background', work.load(20 * megabyte));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(order).toEqual([]);
    request.release();
    await waiting;
    await work.load(90 * megabyte);
    expect(budget.held()).toBe(80 * megabyte);
    work.release();
    expect(budget.held()).toBe(0);
  });

  it('of a part of a request are released when the part ends', async () => {
    const budget = loadBudget(limits);
    const one = budget.open('a');
    await one.load(50 * megabyte);
    for (let part = 0; part < 5; part += 1) {
      const inner = one.open();
      await inner.load(20 * megabyte);
      inner.release();
    }
    expect(budget.held()).toBe(50 * megabyte);
  });

  it('stay below the limits for any mix of requests, and all are served', async () => {
    let highest = 0;
    let served = 0;
    const budget = loadBudget(limits, () => {
      highest = Math.max(highest, budget.held());
    });
    const request = async (n: number) => {
      const one = budget.open(`account ${n % 3}`);
      await one.load((1 + ((n * 7) % 55)) * megabyte);
      highest = Math.max(highest, budget.held());
      await settled();
      one.release();
      served += 1;
    };
    await Promise.all(Array.from({ length: 200 }, (_, n) => request(n)));
    expect([served, budget.held(), highest <= limits.perProcess]).toEqual([200, 0, true]);
  });
});
