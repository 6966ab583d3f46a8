import { keyedMutex } from './keyed-mutex.ts';

const deferred = () => Promise.withResolvers<void>();

describe('a keyed mutex', () => {
  it('waits only for earlier work on the same key, also when that work fails', async () => {
    const take = keyedMutex();
    const done: string[] = [];
    const gate = deferred();
    const first = take('a', async () => {
      await gate.promise;
      done.push('first');
      throw new Error('broken');
    });
    const second = take('a', async () => done.push('second'));
    await take('b', async () => done.push('other'));
    expect(done).toEqual(['other']);
    gate.resolve();
    await expect(first).rejects.toThrow('broken');
    await second;
    expect(done).toEqual(['other', 'first', 'second']);
  });
});
