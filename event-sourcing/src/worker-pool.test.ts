import { Failure } from '@clearbench/contracts/failure';
import { type WorkerPool, workerPool } from './worker-pool.ts';

describe('a worker pool', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = workerPool(new URL('./sample/sample-worker.ts', import.meta.url), 1, () => new Failure('command.stale'));
  });
  afterAll(() => pool.close());

  it('answers', async () => expect(await pool.run('double', 21)).toBe(42));
  it('hands an error back to whoever asked', async () => expect(pool.run('fail', 0)).rejects.toThrow('sample failure'));
  it('gives up the run before of the same key, whether it waits or works', async () => {
    const runs = [1, 2, 3].map((input) => pool.run('wait', input, 'same'));
    const ends = await Promise.allSettled([...runs, pool.run('double', 2, 'same')]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(ends[0]).toMatchObject({ reason: { errorKey: 'command.stale' } });
  });
  it('replaces a worker that ended', async () => {
    await expect(pool.run('end', 0)).rejects.toThrow('worker ended');
    expect(await pool.run('double', 4)).toBe(8);
  });
});
