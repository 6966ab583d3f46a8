import { handleRequest, type WorkerRequest } from '@clearbench/contracts/concurrency/worker-requests';
import { type MergeCalls, threeWayMerge } from './three-way-merge.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<MergeCalls>>) =>
  postMessage(handleRequest<MergeCalls>({ merge: threeWayMerge }, data)),
);
