import { inTurn } from './in-turn.ts';

const deferred = () => Promise.withResolvers<void>();

describe('work in turn', () => {
  it('waits for the work before it on the same key only, also when that fails', async () => {
    const take = inTurn();
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
