import { temporaryFolder } from '../client/temporary-folder.ts';
import { expectNothingLost } from '../kill/expect-no-data-loss.ts';
import { oneProcessSpec } from '../services/one-process-spec.ts';
import { storageIn, withPostgres } from './test-storage.ts';

const title = 'the product in one process on PostgreSQL';

withPostgres(title, (clusterUrl) =>
  describe(title, () => {
    oneProcessSpec(() => storageIn(clusterUrl));

    it('loses no acknowledged write when it is killed', async () => {
      const other = await storageIn(clusterUrl);
      const kept = await temporaryFolder();
      const others = { ...other.location, CLEARBENCH_LEASE_SECONDS: '2' };
      await expectNothingLost({ folder: kept.path, settings: others, kills: 2, longestWork: 2_000 });
      await other.stop();
      await kept.remove();
    });
  }),
);
