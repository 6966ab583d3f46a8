import { handleRequest, type WorkerRequest } from '../../../worker/worker-requests.ts';
import { type MergeCalls, threeWayMerge } from './three-way-merge.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<MergeCalls>>) =>
  postMessage(handleRequest<MergeCalls>({ merge: threeWayMerge }, data)),
);
