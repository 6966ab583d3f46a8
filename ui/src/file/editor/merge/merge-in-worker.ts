import { workerPort, workerRequests } from '../../../worker/worker-requests.ts';
import MergeWorker from './merge.worker.ts?worker';
import type { MergeCalls, MergeInput, MergeResult } from './three-way-merge.ts';

/** A merge that takes longer is given up; milliseconds. */
const timeout = 15_000;

/** Merges in a thread of its own, so that typing does not wait; a merge that fails or takes too long merges nothing. */
export const mergeInWorker = async (input: MergeInput): Promise<MergeResult> => {
  const worker = workerRequests<MergeCalls>(workerPort(new MergeWorker()));
  try {
    return await worker.ask('merge', input, AbortSignal.timeout(timeout));
  } catch {
    return { outcome: 'tooDifferent' };
  } finally {
    worker.end();
  }
};
