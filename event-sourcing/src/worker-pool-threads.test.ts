import { Failure } from '@clearbench/contracts/failure';
import { keepThreads } from '@clearbench/stores/spare-threads';
import { workerPool } from './worker-pool.ts';

const pool = () =>
  workerPool({
    module: new URL('./testing/worker.fixture.ts', import.meta.url),
    size: 1,
    limits: { seconds: 60, bytesPerSecond: 1_000_000, megabytes: 63 },
    superseded: () => new Failure('command.stale'),
  });
/** The number of the thread that does a job of a new pool. */
const threadUsed = async (): Promise<unknown> => {
  const opened = pool();
  const thread = await opened.run('thread', 0);
  await opened.close();
  return thread;
};

describe('threads of closed pools', () => {
  it('serve the next pool while they are kept, and end afterwards', async () => {
    const endSpare = keepThreads();
    const thread = await threadUsed();
    expect(await threadUsed()).toBe(thread);
    await endSpare();
    expect(await threadUsed()).not.toBe(thread);
  });

  it('are not kept with an unfinished job', async () => {
    const endSpare = keepThreads();
    const busy = pool();
    const thread = await busy.run('thread', 0);
    void busy.run('endless', 0).catch(() => undefined);
    await busy.close();
    expect(await threadUsed()).not.toBe(thread);
    await endSpare();
  });
});
