import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { Log } from '@clearbench/event-sourcing/log';
import type { Stores } from '@clearbench/stores/stores';

/** Shortest and longest interval between two checks in milliseconds. */
const [shortest, longest] = [10_000, millisecondsPerDay];

/** The next check waits a hundred times the CPU time of the last one, so that checks use one hundredth of a core. */
const share = 100;

/** Checks the files of a data folder at the start and repeatedly while the product runs. */
export const startIntegrityClock = (
  stores: Pick<Stores, 'checkIntegrity'>,
  log: Pick<Log, 'error' | 'debug'>,
): { stop(): void } => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      let took = 0;
      try {
        ({ processorTime: took } = await stores.checkIntegrity());
      } catch (err) {
        log.error({ err }, 'the files of the data folder could not be checked; the next check follows');
      }
      log.debug?.({ milliseconds: Math.round(took) }, 'the files of the data folder were checked');
      const wait = Math.min(longest, Math.max(shortest, took * share));
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  };

  void run();
  return { stop: () => stopping.abort() };
};
