import { answerRequest, type WorkerRequest } from '../../../worker/worker-requests.ts';
import type { FormCalls } from './form-asker.ts';
import { formHandlers } from './form-handlers.ts';

const handlers = formHandlers();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<FormCalls>>) =>
  postMessage(answerRequest(handlers, data)),
);
