import { answerRequest, type WorkerRequest } from '../../../worker/worker-requests.ts';
import { type MergeCalls, threeWayMerge } from './three-way-merge.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<MergeCalls>>) =>
  postMessage(answerRequest<MergeCalls>({ merge: threeWayMerge }, data)),
);
