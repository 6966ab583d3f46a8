import { setTimeout as pause } from 'node:timers/promises';
import { goOnAfterAbsence } from '../services/absent-storage.ts';
import { startCluster } from './cluster.ts';
import { storageIn, withPostgres } from './test-storage.ts';

const title = 'services while PostgreSQL is killed and started again, twice';

// The cluster of POSTGRES_URL serves other tests too, so that this one kills a cluster of its own.
withPostgres(title, () =>
  goOnAfterAbsence(title, async () => {
    const cluster = await startCluster();
    const storage = await storageIn(cluster.url);
    return {
      ...storage,
      beAway: async () => {
        for (const absence of [5_000, 0]) {
          await cluster.kill();
          await pause(absence);
          await cluster.start();
          await pause(2_000);
        }
      },
      stop: () => cluster.remove(),
    };
  }),
);
