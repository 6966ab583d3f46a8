import { handleRequest, type WorkerRequest } from '@clearbench/contracts/concurrency/worker-requests';
import { loadMessages } from '@clearbench/iso20022/definitions/on-demand/load-messages';
import { inOrder } from '../../../worker/in-order.ts';
import { formHandlers } from './form-handlers.ts';
import type { FormCalls } from './form-requests.ts';

const handlers = formHandlers();

const handle = inOrder<WorkerRequest<FormCalls>>(
  ({ input: { text = '' } }) => loadMessages(text),
  (request) => postMessage(handleRequest(handlers, request)),
);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<FormCalls>>) => handle(data));
