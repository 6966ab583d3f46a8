import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { Log } from '@clearbench/event-sourcing/log';
import type { LogChain } from '@clearbench/stores/event-store/log-chain';

/** Milliseconds until the next attempt after a failure, such as a full disk. */
const retryAfter = millisecondsPerMinute;

/** Adds the hashes of an older log while the product serves. After an interruption the next start continues. */
export const completeChain = (
  chain: Pick<LogChain, 'isIncomplete' | 'complete'>,
  log: Pick<Log, 'info' | 'error'>,
): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const complete = async (): Promise<void> => {
    if (!chain.isIncomplete()) return;
    log.info({}, 'the events of the log are being chained by hashes');
    while (chain.isIncomplete() && !signal.aborted) {
      try {
        await chain.complete(signal);
      } catch (err) {
        log.error({ err }, 'the events of the log could not be chained; the next attempt follows');
        await pause(retryAfter, undefined, { signal, ref: false }).catch(() => {});
      }
    }
    if (!signal.aborted) log.info({}, 'all events of the log are chained by hashes');
  };

  const completing = complete();
  return {
    async stop() {
      stopping.abort();
      await completing;
    },
  };
};
