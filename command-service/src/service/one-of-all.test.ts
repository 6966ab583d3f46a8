import { setTimeout as pause } from 'node:timers/promises';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { oneOfAll } from './one-of-all.ts';

const span = 60;

describe('one of all', () => {
  it('works under a key at a time, in whichever process, and each is given its own answer', async () => {
    const documents = memoryDocumentStore(new Map());
    const [here, there] = [oneOfAll({ documents, span }), oneOfAll({ documents, span })];
    let [working, most] = [0, 0];
    const work = (name: string) => async () => {
      working += 1;
      most = Math.max(most, working);
      await pause(span / 10);
      working -= 1;
      return name;
    };
    const answers = await Promise.all([here('k', work('a')), there('k', work('b')), here('k', work('c'))]);
    expect([answers, most]).toEqual([['a', 'b', 'c'], 1]);
  });

  it('lets go of the key where the work fails', async () => {
    const inTurn = oneOfAll({ documents: memoryDocumentStore(new Map()), span });
    await expect(inTurn('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn('k', async () => 'yes')).toBe('yes');
  });

  it('is not waited for for ever', async () => {
    const documents = memoryDocumentStore(new Map());
    const end = Promise.withResolvers<void>();
    const first = oneOfAll({ documents, span })('k', () => end.promise);
    const second = oneOfAll({ documents, span, patience: span * 2 })('k', async () => {});
    await expect(second).rejects.toMatchObject({ errorKey: 'store.conflict' });
    end.resolve();
    await first;
  });
});
