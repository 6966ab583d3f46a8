import { workerRequests } from '@clearbench/contracts/concurrency/worker-requests';
import { workerPort } from '../../../worker/web-worker-port.ts';
import MergeWorker from './merge.worker.ts?worker';
import type { MergeCalls, MergeInput, MergeResult } from './three-way-merge.ts';

/** The time limit of a merge in milliseconds. */
const timeout = 15_000;

/**
 * Merges in a separate thread, so that typing does not wait; a merge that fails or exceeds the time limit merges
 * nothing.
 */
export const mergeInWorker = async (input: MergeInput): Promise<MergeResult> => {
  const worker = workerRequests<MergeCalls>(workerPort(new MergeWorker()));
  try {
    return await worker.request('merge', input, AbortSignal.timeout(timeout));
  } catch {
    return { result: 'tooDifferent' };
  } finally {
    worker.end();
  }
};
