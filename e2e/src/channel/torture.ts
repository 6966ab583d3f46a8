import { runJourneys } from '../client/run-journeys.ts';

/** The exchange over three kills, with many files: `npm run torture-exchange -- 2000`, by default 1000 each way. */
const [files = '1000'] = process.argv.slice(2);
runJourneys('e2e/src/channel/exchange-over-kills', {
  CLEARBENCH_EXCHANGE_FILES: files,
  CLEARBENCH_EXCHANGE_KILLS: '3',
});
