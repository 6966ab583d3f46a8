import { keyedCounter } from './keyed-counter.ts';

describe('a keyed counter', () => {
  it('counts each key by itself, and all together', () => {
    const counter = keyedCounter();
    counter.add('a', 5);
    counter.add('b', 2);
    counter.add('a', 1);
    expect([counter.of('a'), counter.of('b'), counter.of('c'), counter.total()]).toEqual([6, 2, 0, 8]);
  });

  it('forgets a key whose amount is taken back', () => {
    const counter = keyedCounter();
    counter.add('a', 5);
    counter.add('b', 2);
    counter.add('a', -5);
    expect([counter.of('a'), counter.keys(), counter.total()]).toEqual([0, 1, 2]);
  });
});
