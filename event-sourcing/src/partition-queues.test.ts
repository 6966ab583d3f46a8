import { type ConcurrencyLimits, partitionQueues } from './partition-queues.ts';

const queuesWith = (limits: ConcurrencyLimits, ...items: readonly string[]) => {
  const queues = partitionQueues<string>(limits);
  const add = (item: string) => {
    const [account = '', key = '', , claim] = item.split('/');
    queues.add({ account, key, ...(claim === undefined ? {} : { claim }) }, item);
  };
  items.forEach(add);
  const startAll = () => {
    const started: string[] = [];
    for (let item = queues.start(); item !== undefined; item = queues.start()) started.push(item);
    return started;
  };
  return { ...queues, add, startAll };
};

describe('partition queues', () => {
  it('start one item of a partition at a time, in the order added', () => {
    const { startAll, finish } = queuesWith({ total: 9, perAccount: 9 }, 'ann/a/1', 'ann/a/2', 'ann/a/3', 'bob/b/1');
    expect(startAll()).toEqual(['ann/a/1', 'bob/b/1']);
    finish('ann/a/1');
    expect(startAll()).toEqual(['ann/a/2']);
    finish('ann/a/2');
    expect(startAll()).toEqual(['ann/a/3']);
  });

  it('start at most the allowed number of items, in total and per account', () => {
    const many = [1, 2, 3, 4, 5].map((at) => `ann/a${at}/1`);
    const { startAll, finish } = queuesWith({ total: 3, perAccount: 2 }, ...many, 'bob/b/1', 'cid/c/1');
    expect(startAll()).toEqual(['ann/a1/1', 'bob/b/1', 'cid/c/1']);
    finish('bob/b/1');
    expect(startAll()).toEqual(['ann/a2/1']);
    finish('cid/c/1');
    expect(startAll()).toEqual([]);
    finish('ann/a2/1');
    expect(startAll()).toEqual(['ann/a3/1']);
  });

  it('prefer an account without running items to one that waits longer', () => {
    const { startAll, finish, add } = queuesWith({ total: 2, perAccount: 2 }, 'ann/a1/1', 'ann/a2/1', 'ann/a3/1');
    expect(startAll()).toEqual(['ann/a1/1', 'ann/a2/1']);
    add('bob/b/1');
    finish('ann/a1/1');
    expect(startAll()).toEqual(['bob/b/1']);
  });

  it('alternate between the partitions of an account', () => {
    const { start, finish } = queuesWith({ total: 1, perAccount: 1 }, 'ann/a/1', 'ann/a/2', 'ann/b/1');
    const order: (string | undefined)[] = [];
    for (let item = start(); item !== undefined; item = start()) {
      order.push(item);
      finish(item);
    }
    expect(order).toEqual(['ann/a/1', 'ann/b/1', 'ann/a/2']);
  });

  it('keep the order of accounts that share a partition', () => {
    const { startAll, finish } = queuesWith({ total: 9, perAccount: 9 }, 'ann/s/1', 'bob/s/2', 'ann/s/3');
    expect(startAll()).toEqual(['ann/s/1']);
    finish('ann/s/1');
    expect(startAll()).toEqual(['bob/s/2']);
    finish('bob/s/2');
    expect(startAll()).toEqual(['ann/s/3']);
  });

  const runAll = ({ start, finish }: ReturnType<typeof queuesWith>): string[] => {
    const order: string[] = [];
    for (let item = start(); item !== undefined; item = start()) {
      order.push(item);
      finish(item);
    }
    return order;
  };

  it('alternate between the accounts of a partition where their items have different claims', () => {
    const many = Array.from({ length: 40 }, (_, n) => `ann/s/${n}/a${n}`);
    const order = runAll(queuesWith({ total: 9, perAccount: 9 }, ...many, 'bob/s/1/b1', 'bob/s/2/b2', 'cid/s/1/c1'));
    expect(order.slice(0, 5)).toEqual(['ann/s/0/a0', 'bob/s/1/b1', 'cid/s/1/c1', 'ann/s/1/a1', 'bob/s/2/b2']);
    expect(order.filter((item) => item.startsWith('ann'))).toEqual(many);
  });

  it('start one item of a shared partition at a time', () => {
    const { startAll } = queuesWith({ total: 9, perAccount: 9 }, 'ann/s/1/a', 'bob/s/1/b');
    expect(startAll()).toEqual(['ann/s/1/a']);
  });

  it('keep the order of items of two accounts that claim the same', () => {
    const queues = queuesWith({ total: 9, perAccount: 9 }, 'ann/s/1/a', 'ann/s/2/same', 'bob/s/3/same', 'bob/s/4/b');
    expect(runAll(queues)).toEqual(['ann/s/1/a', 'ann/s/2/same', 'bob/s/3/same', 'bob/s/4/b']);
  });

  it('start an item that was put back once no earlier one of its partition waits', () => {
    const queues = queuesWith({ total: 9, perAccount: 9 }, 'ann/s/1/a', 'ann/s/2/b', 'bob/s/3/c', 'cid/s/4/d');
    queues.finish(queues.start() ?? '');
    const postponed = queues.start() ?? '';
    expect([postponed, queues.isFirst(postponed)]).toEqual(['bob/s/3/c', false]);
    queues.postpone(postponed);
    expect([queues.start(), queues.start()]).toEqual(['cid/s/4/d', undefined]);
    queues.finish('cid/s/4/d');
    expect(queues.start()).toBe('ann/s/2/b');
    queues.finish('ann/s/2/b');
    expect(queues.start()).toBe('bob/s/3/c');
    expect(queues.isFirst('bob/s/3/c')).toBe(true);
  });
});
