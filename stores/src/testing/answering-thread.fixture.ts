import { threadId } from 'node:worker_threads';
import { answerRequests } from '../thread-requests.ts';

export type SampleCalls = {
  readonly thread: { readonly input: undefined; readonly result: number };
  readonly never: { readonly input: undefined; readonly result: void };
};

answerRequests<SampleCalls>({ thread: () => threadId, never: () => new Promise(() => {}) });
