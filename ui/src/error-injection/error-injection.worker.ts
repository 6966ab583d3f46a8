import { answerRequest, type WorkerRequest } from '../worker/worker-requests.ts';
import { injectionHandlers } from './answer-questions.ts';
import type { Questions } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Questions>>) =>
  postMessage(answerRequest(injectionHandlers, data)),
);
