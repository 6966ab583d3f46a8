import { boundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  const filled = (room: number, keys: string) => {
    const cache = boundedCache<string>(room);
    for (const key of keys) cache.set(key, key.toUpperCase());
    return cache;
  };
  const keysOf = (cache: { entries(): readonly (readonly [string, unknown])[] }) =>
    cache
      .entries()
      .map(([key]) => key)
      .join('');

  it('drops what was set first once it is full', () => {
    const cache = filled(2, 'abc');
    expect(['a', 'b', 'c'].map(cache.get)).toEqual([undefined, 'B', 'C']);
    expect(cache.size()).toBe(2);
  });

  it('replaces the value of a key and drops no other key for it', () => {
    const cache = filled(2, 'ab');
    cache.set('b', 'new');
    expect(['a', 'b'].map(cache.get)).toEqual(['A', 'new']);
  });

  it('keeps what was read before what was not', () => {
    const cache = filled(3, 'abc');
    cache.get('a');
    cache.get('c');
    expect(cache.has('b')).toBe(true);
    cache.set('d', 'D');
    expect(keysOf(cache)).toBe('acd');
  });

  it('lists its entries from the least to the most recently used', () => {
    const cache = filled(4, 'abcd');
    cache.get('b');
    cache.set('a', 'A');
    expect(cache.entries()).toEqual([
      ['c', 'C'],
      ['d', 'D'],
      ['b', 'B'],
      ['a', 'A'],
    ]);
  });

  it('distinguishes an undefined value from a missing one', () => {
    const cache = boundedCache<string | undefined>(2);
    cache.set('a', undefined);
    expect([cache.has('a'), cache.has('b')]).toEqual([true, false]);
  });

  it('deletes the oldest, the newest, one in the middle, one it does not have, and all', () => {
    const cache = filled(5, 'abcde');
    for (const key of 'aecx') cache.delete(key);
    expect(keysOf(cache)).toBe('bd');
    for (const key of 'fgh') cache.set(key, key);
    expect(keysOf(cache)).toBe('bdfgh');
    cache.clear();
    expect([cache.size(), keysOf(cache), cache.get('b')]).toEqual([0, '', undefined]);
    cache.set('z', 'Z');
    expect(keysOf(cache)).toBe('z');
  });

  it('counts the sizes of its values, and passes on what it drops', () => {
    const dropped: string[] = [];
    const cache = boundedCache<string>(10, {
      sizeOf: ({ length }) => length,
      evicted: (value, key) => dropped.push(`${key}=${value}`),
    });
    cache.set('a', 'xxxx');
    cache.set('b', 'yyyyy');
    cache.set('a', 'x');
    cache.set('c', 'zzzz');
    expect(dropped).toEqual([]);
    cache.set('d', 'w');
    expect(dropped).toEqual(['b=yyyyy']);
    cache.set('e', 'longer than all');
    expect(dropped).toEqual(['b=yyyyy', 'a=x', 'c=zzzz', 'd=w', 'e=longer than all']);
    expect(cache.size()).toBe(0);
  });

  it('holds what a plain list of keys in the order of their use holds, whatever is done with it', () => {
    const cache = boundedCache<number>(7);
    let order: string[] = [];
    let seed = 1;
    for (let step = 0; step < 5_000; step += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      const key = `k${seed % 12}`;
      const kind = Math.floor(seed / 12) % 10;
      if (kind === 0) cache.delete(key);
      else if (kind < 5) cache.get(key);
      else cache.set(key, step);
      const isThere = order.includes(key);
      if (kind === 0 || isThere || kind >= 5) order = order.filter((one) => one !== key);
      if (kind >= 5 || (kind > 0 && isThere)) order.push(key);
      order = order.slice(-7);
    }
    expect(cache.entries().map(([key]) => key)).toEqual(order);
  });
});
