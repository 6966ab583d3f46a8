import { parseArgs } from 'node:util';
import { runJourneys } from '../client/run-journeys.ts';

// Kills services, two of each, and PostgreSQL at random: `npm run torture-postgres -- --cycles 500 --seed 7`. It starts
// PostgreSQL itself; the address only says that PostgreSQL is installed.
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '500' }, seed: { type: 'string' } } });
runJourneys('e2e/src/postgres/random-kills', {
  POSTGRES_URL: 'postgres://own.invalid/postgres',
  CLEARBENCH_KILL_CYCLES: values.cycles,
  ...(values.seed === undefined ? {} : { CLEARBENCH_KILL_SEED: values.seed }),
});
