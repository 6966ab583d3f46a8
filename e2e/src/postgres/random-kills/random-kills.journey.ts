import { withPostgres } from '../test-storage.ts';
import { expectNothingLostByKills } from './random-kills.ts';

/** Set by environment variables; `npm run torture-postgres` kills 500 times. */
const cycles = Number(process.env.CLEARBENCH_KILL_CYCLES ?? 6);
const seed = Number(process.env.CLEARBENCH_KILL_SEED ?? 1);
const title = 'services on PostgreSQL whose processes and database are killed at random';

// It kills a cluster of its own.
withPostgres(title, () =>
  describe(title, () => {
    it(
      `lose no acknowledged write and handle nothing twice over ${cycles} kills (seed ${seed})`,
      () => expectNothingLostByKills({ cycles, seed, checkEvery: 50 }),
      // Only ends a test that hangs.
      300_000 + cycles * 60_000,
    );
  }),
);
