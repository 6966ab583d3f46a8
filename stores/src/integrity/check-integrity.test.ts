import { sampleEvent } from '../event-store/testing/event.fixture.ts';
import { openStores } from '../open-stores.ts';
import { keepThreads } from '../spare-threads.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';

const scratch = scratchFolder();
// Another test file of the process may have asked to keep threads.
beforeAll(() => keepThreads()());

describe('checks of a data folder', () => {
  it('share one thread, which ends with the stores', async () => {
    const stores = await openStores({ kind: 'sqlite', folder: scratch('data'), secrets: { secret: 'a test secret' } });
    await stores.events.append('sample', 0, [sampleEvent('sample')]);
    const ended: Promise<unknown>[] = [];
    const onWorker = (worker: NodeJS.EventEmitter) =>
      void ended.push(new Promise((resolve) => worker.once('exit', resolve)));
    process.on('worker', onWorker as () => void);
    try {
      await stores.checkIntegrity();
      await stores.checkIntegrity();
      expect(ended).toHaveLength(1);
    } finally {
      process.off('worker', onWorker as () => void);
    }
    await stores.close();
    await Promise.all(ended);
  });
});
