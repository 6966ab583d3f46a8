import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@clearbench/event-sourcing/log';
import { type Lease, type LeaseParts, takeLease, usualSpan } from '@clearbench/stores/lease/lease';
import { processName } from './process-name.ts';

/** Running work that can be stopped; `ready` rejects where it could not start. */
export type Work = { readonly ready?: Promise<void>; stop(): Promise<void> };

export type UnderLeaseParts = Pick<LeaseParts, 'documents' | 'name'> & {
  /** Starts the work; `fence` distinguishes its writes from those of earlier holders. */
  begin(lease: Pick<Lease, 'fence' | 'over'>): Promise<Work>;
  readonly log: Log;
  /** Milliseconds without renewal after which a lease ends. */
  readonly span?: number;
};

const afterFailureMs = 1_000;

/**
 * Runs work in one process at a time. It starts when this process gets the lease, stops when the lease ends, and starts
 * again with the next lease. Where the work could not start, the lease is given up: another process may do the work.
 */
export const underLease = ({ begin, documents, name, log, span = usualSpan }: UnderLeaseParts) => {
  const holder = processName();
  const stopping = new AbortController();
  const { signal } = stopping;
  let held = false;

  const waited = (): Promise<Lease> =>
    takeLease({
      documents,
      name,
      holder,
      span,
      signal,
      onWaiting: (other) => log.info({ name, other }, 'standing by: another process is at work'),
    });
  const turn = async (): Promise<void> => {
    const lease = await waited();
    try {
      log.info({ name, fence: lease.fence }, 'this process is at work now');
      held = true;
      const work = await begin(lease);
      try {
        await Promise.race([eitherOf(lease.over, signal), failureOf(work)]);
        if (!signal.aborted) log.warn({ name }, 'the lease is over: another process may be at work');
      } finally {
        held = false;
        await work.stop();
      }
    } finally {
      held = false;
      await lease.release().catch(() => {});
    }
  };
  const turns = async (): Promise<void> => {
    while (!signal.aborted) {
      await turn().catch(async (err: unknown) => {
        if (signal.aborted) return;
        log.error({ err, name }, 'work under a lease failed, trying again');
        await pause(afterFailureMs, undefined, { signal }).catch(() => {});
      });
    }
  };
  const ended = turns();

  return {
    isHolding: () => held,
    stop: async (): Promise<void> => {
      stopping.abort();
      await ended;
    },
  };
};

const eitherOf = (...signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    for (const each of signals) {
      if (each.aborted) resolve();
      else each.addEventListener('abort', () => resolve(), { once: true });
    }
  });

/** Rejects where the work could not start, and never resolves. */
const failureOf = ({ ready }: Work): Promise<never> => new Promise((_, reject) => void ready?.catch(reject));
