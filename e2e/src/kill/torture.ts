import { runJourneys } from '../client/run-journeys.ts';

/**
 * The kill tests with many more kills: `npm run torture -- 500`, by default 200. Separate services are killed in turn,
 * each a twentieth as often, because others take over first.
 */
const [kills = '200'] = process.argv.slice(2);
runJourneys('e2e/src/(kill|services/kill-each-service|postgres/kill)', {
  CLEARBENCH_KILLS: kills,
  CLEARBENCH_KILLS_OF_EACH: String(Math.ceil(Number(kills) / 20)),
});
