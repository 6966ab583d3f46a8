import { handleRequest, type WorkerRequest } from '@clearbench/contracts/concurrency/worker-requests';
import { loadMessages } from '@clearbench/iso20022/definitions/on-demand/load-messages';
import { namespacePrefix } from '@clearbench/iso20022/message-type';
import { inOrder } from '../worker/in-order.ts';
import { injectionHandlers } from './injection-handlers.ts';
import type { InjectionCalls } from './protocol.ts';

const textIn = (input: WorkerRequest<InjectionCalls>['input']): string => {
  if ('text' in input) return input.text;
  return 'text' in input.of ? input.of.text : namespacePrefix + input.of.messageType;
};

const handle = inOrder<WorkerRequest<InjectionCalls>>(
  ({ input }) => loadMessages(textIn(input)),
  (request) => postMessage(handleRequest(injectionHandlers, request)),
);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<InjectionCalls>>) => handle(data));
