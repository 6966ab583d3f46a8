import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';
import { answerParent } from '../child.ts';

/** What may be asked: to start on a data folder, or to say when there is nothing left to do but to answer. */
export type Asked = { readonly dataFolder: string } | 'at rest';

/** Shares of a second in which the event loop has hardly anything to do. */
const restful = 0.03;

/** Resolves after two quiet seconds: a long log is read by reactions, too, long after the read models hold it. */
const atRest = async (): Promise<void> => {
  for (let quiet = 0; quiet < 2; ) {
    const before = performance.eventLoopUtilization();
    await after(1_000);
    quiet = performance.eventLoopUtilization(before).utilization < restful ? quiet + 1 : 0;
  }
};

/**
 * The whole product in a process of its own, as it is started for people; answers with its address. Its log is kept
 * short of the outcome: of a call that went well nothing is written at the usual level either.
 */
answerParent<Asked>(async (asked) => {
  if (asked === 'at rest') return atRest();
  const settings = {
    CLEARBENCH_DATA: asked.dataFolder,
    CLEARBENCH_LOG_LEVEL: 'fatal',
    PORT: '0',
    CLEARBENCH_DEMO: 'true',
    // Counted, and never reached.
    CLEARBENCH_READS_PER_MINUTE: '1000000000',
  };
  return (await startApp(settingsFrom(settings))).url;
});
