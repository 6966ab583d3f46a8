import { shortMemory } from './short-memory.ts';

describe('a short memory', () => {
  it('keeps the newest, and forgets what came first', () => {
    const memory = shortMemory<number>(2);
    memory.keep('a', 1);
    memory.keep('b', 2);
    memory.keep('c', 3);
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([undefined, 2, 3]);
  });

  it('forgets nobody to know somebody better', () => {
    const memory = shortMemory<number>(2);
    memory.keep('a', 1);
    memory.keep('b', 2);
    memory.keep('b', 3);
    expect(['a', 'b'].map(memory.get)).toEqual([1, 3]);
  });
});
