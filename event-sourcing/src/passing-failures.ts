import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';

/** What the read models of the installation contain. */
export type ReadModelWait = {
  /** The position of the last event in the log. */
  head(): Promise<number>;
  /** Resolves when the read models contain everything up to a position, or fails with `projection.behind`. */
  reached(position: number): Promise<void>;
};

/** The stores, or the memory of the process: the same command may succeed later, however often it failed. */
const passingKeys: ReadonlySet<string> = new Set([
  'store.locked',
  'store.closed',
  'store.fenced',
  'store.unavailable',
  'store.accessDenied',
  'store.full',
  'store.readOnly',
  'store.diskFault',
  'store.damaged',
  'store.newerSchema',
  'store.logTruncated',
  'request.serverBusy',
]);

/** Whether a failure of a command does not depend on the command, so that it is repeated without a limit. */
export const isPassing = (error: unknown): boolean => error instanceof Failure && passingKeys.has(error.errorKey);

/** Whether the stores failed for a reason that they do not know: it may pass, as a lack of memory of a server does. */
export const mayPass = (error: unknown): boolean => error instanceof Failure && error.errorKey === 'store.failed';

/** Whether a failure says that read models do not contain an event yet. */
export const isBehind = (error: unknown): error is Failure =>
  error instanceof Failure && error.errorKey === 'projection.behind';

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** The pause after a failure of the stores, in milliseconds. */
const afterFailureMs = 500;

/**
 * Waits without a limit until the read models contain the position of a failure, or else the whole log of now, also
 * while the stores fail; rejects when the signal aborts.
 */
export const caughtUp = async (
  { head, reached }: ReadModelWait,
  { params }: Failure,
  signal: AbortSignal,
): Promise<void> => {
  const stopped = aborted(signal);
  stopped.catch(() => {});
  const wait = async (): Promise<void> => {
    let position = typeof params.position === 'number' ? params.position : undefined;
    for (;;) {
      signal.throwIfAborted();
      try {
        position ??= await head();
        return await reached(position);
      } catch (error) {
        if (isBehind(error)) continue;
        if (!isPassing(error)) throw error;
        await pause(afterFailureMs, undefined, { signal });
      }
    }
  };
  await Promise.race([wait(), stopped]);
};
