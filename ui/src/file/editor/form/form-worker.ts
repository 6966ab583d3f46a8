import { handleRequest, type WorkerRequest } from '@clearbench/contracts/concurrency/worker-requests';
import { formHandlers } from './form-handlers.ts';
import type { FormCalls } from './form-requests.ts';

const handlers = formHandlers();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<FormCalls>>) =>
  postMessage(handleRequest(handlers, data)),
);
