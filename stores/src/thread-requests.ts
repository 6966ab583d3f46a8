import { parentPort } from 'node:worker_threads';
import {
  type AsyncWorkerHandlers,
  awaitRequest,
  type WorkerCalls,
  type WorkerPort,
  type WorkerRequest,
  type WorkerRequests,
  type WorkerResponse,
  workerRequests,
} from '@clearbench/contracts/concurrency/worker-requests';
import { dismiss, type Thread, threadOf } from './spare-threads.ts';

const threadPort = <Received>(worker: Thread): WorkerPort<unknown, Received> => ({
  post: (message) => worker.postMessage(message),
  listen: (received, failed) => {
    worker.on('message', received);
    worker.on('error', (error) => failed(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => failed('the thread ended'));
  },
  end: () => void worker.terminate(),
});

/** Requests to a worker thread. Only a running request keeps the process alive. */
export type ThreadRequests<Calls extends WorkerCalls> = Pick<WorkerRequests<Calls>, 'request'> & {
  /** Resolves once the thread has ended, or is kept for its next user; running requests reject. */
  end(): Promise<void>;
};

/**
 * Starts a module in a thread; the module calls `answerRequests`. `received` gets its other messages, `ended` is called
 * once it ends.
 */
export const startThread = <Calls extends WorkerCalls, Message = never>(
  module: URL,
  {
    received,
    ended,
  }: { readonly received?: ((message: Message) => void) | undefined; readonly ended?: () => void } = {},
): ThreadRequests<Calls> => {
  // The options of the process are not for this module: a thread would refuse or repeat some of them.
  const worker = threadOf(module, { execArgv: [] });
  const requests = workerRequests<Calls, never, Message>(threadPort<WorkerResponse | Message>(worker), received);
  let running = 0;
  /** Whether the thread may still do what a caller no longer waits for. */
  let abandoned = false;
  worker.unref();
  if (ended) worker.on('exit', ended);
  return {
    request: async (name, input, signal) => {
      running += 1;
      worker.ref();
      try {
        return await requests.request(name, input, signal);
      } catch (error) {
        abandoned ||= signal?.aborted ?? false;
        throw error;
      } finally {
        running -= 1;
        if (running === 0) worker.unref();
      }
    },
    end: async () => {
      if (running > 0 || abandoned) await worker.terminate();
      else await dismiss(worker);
    },
  };
};

/** In the thread: answers each request. */
export const answerRequests = <Calls extends WorkerCalls>(handlers: AsyncWorkerHandlers<Calls>): void => {
  parentPort?.on('message', (request: WorkerRequest<Calls>) => {
    void awaitRequest(handlers, request).then((response) => parentPort?.postMessage(response));
  });
};
