import { Failure } from '@clearbench/contracts/failure';
import { type WorkerPool, workerPool } from './worker-pool.ts';

describe('worker pool', () => {
  let pool: WorkerPool;
  let timeIsOver = () => {};
  beforeAll(() => {
    pool = workerPool({
      module: new URL('./testing/worker.fixture.ts', import.meta.url),
      size: 1,
      limits: { seconds: 60, bytesPerSecond: 1_000_000, megabytes: 64 },
      superseded: () => new Failure('command.stale'),
      startTimer: (_, over) => {
        timeIsOver = over;
        return () => {};
      },
    });
  });
  afterAll(() => pool.close());

  it('returns the result', async () => expect(await pool.run('double', 21)).toBe(42));
  it('returns an error to the caller', async () => expect(pool.run('fail', 0)).rejects.toThrow('sample failure'));
  it('cancels the previous run with the same key, waiting or running', async () => {
    const runs = [1, 2, 3].map((input) => pool.run('wait', input, 'same'));
    const ends = await Promise.allSettled([...runs, pool.run('double', 2, 'same')]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(ends[0]).toMatchObject({ reason: { errorKey: 'command.stale' } });
  });
  it('replaces a worker that ended', async () => {
    await expect(pool.run('end', 0)).rejects.toThrow('worker ended');
    expect(await pool.run('double', 4)).toBe(8);
  });
  it('ends a worker that never finishes its job', async () => {
    const endless = pool.run('endless', 0);
    timeIsOver();
    await expect(endless).rejects.toMatchObject({ errorKey: 'processing.timeLimit', params: { seconds: 60 } });
    expect(await pool.run('double', 5)).toBe(10);
  });
});
