import { handleRequest, type WorkerRequest } from '@clearbench/contracts/concurrency/worker-requests';
import { injectionHandlers } from './injection-handlers.ts';
import type { InjectionCalls } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<InjectionCalls>>) =>
  postMessage(handleRequest(injectionHandlers, data)),
);
