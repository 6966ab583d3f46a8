import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';
import { answerParent } from '../child.ts';

/** Where the data are: in PostgreSQL at this address, or else in the data folder. */
export type DataLocation = { readonly dataFolder: string; readonly postgres?: string };

/** The questions: start on these data, or report when the process is idle. */
export type StartOptions = DataLocation | 'at rest';

/** Largest event loop utilisation of an idle process. */
const restful = 0.03;

/** Resolves after two idle seconds, because reactions read a long log long after the read models. */
const atRest = async (): Promise<void> => {
  for (let quiet = 0; quiet < 2; ) {
    const before = performance.eventLoopUtilization();
    await after(1_000);
    quiet = performance.eventLoopUtilization(before).utilization < restful ? quiet + 1 : 0;
  }
};

/**
 * The whole product in a separate process; answers with its address. The log level hides lines of successful calls, as
 * it does in production.
 */
answerParent<StartOptions>(async (requested) => {
  if (requested === 'at rest') return atRest();
  const settings = {
    CLEARBENCH_DATA: requested.dataFolder,
    ...(requested.postgres === undefined ? {} : { CLEARBENCH_POSTGRES_URL: requested.postgres }),
    CLEARBENCH_LOG_LEVEL: 'fatal',
    PORT: '0',
    CLEARBENCH_DEMO: 'true',
    // Counted, but never reached.
    CLEARBENCH_READS_PER_MINUTE: '1000000000',
    CLEARBENCH_COMMANDS_PER_MINUTE: '1000000000',
  };
  return (await startApp(settingsFrom(settings))).url;
});
