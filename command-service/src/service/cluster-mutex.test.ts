import { setTimeout as pause } from 'node:timers/promises';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { clusterMutex } from './cluster-mutex.ts';

/** Far longer than a busy machine keeps a process waiting: a holder that is silent for so long loses its lease. */
const span = 2_000;

describe('cluster mutex', () => {
  it('runs one work per key at a time across processes, and returns each result', async () => {
    const documents = memoryDocumentStore(new Map());
    const [here, there] = [clusterMutex({ documents, span }), clusterMutex({ documents, span })];
    let [working, most] = [0, 0];
    const work = (name: string) => async () => {
      working += 1;
      most = Math.max(most, working);
      await pause(5);
      working -= 1;
      return name;
    };
    const answers = await Promise.all([here('k', work('a')), there('k', work('b')), here('k', work('c'))]);
    expect([answers, most]).toEqual([['a', 'b', 'c'], 1]);
  });

  it('releases the key where the work fails', async () => {
    const mutex = clusterMutex({ documents: memoryDocumentStore(new Map()), span });
    await expect(mutex('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await mutex('k', async () => 'yes')).toBe('yes');
  });

  it('fails after the longest wait', async () => {
    const documents = memoryDocumentStore(new Map());
    const end = Promise.withResolvers<void>();
    const held = { documents, span: 60_000 };
    const first = clusterMutex(held)('k', () => end.promise);
    const second = clusterMutex({ ...held, patience: 100 })('k', async () => {});
    await expect(second).rejects.toMatchObject({ errorKey: 'store.conflict' });
    end.resolve();
    await first;
  });
});
