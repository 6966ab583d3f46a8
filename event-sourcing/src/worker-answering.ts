import { parentPort } from 'node:worker_threads';
import {
  type AsyncWorkerHandlers,
  awaitRequest,
  type WorkerCalls,
} from '@clearbench/contracts/concurrency/worker-requests';
import { sharedMemoryCollector } from './collect-shared.ts';
import type { PoolRequest } from './worker-pool.ts';

/** A task of a worker; it should check `cancelled` regularly and then return undefined. */
export type Task = (input: never, cancelled: () => boolean) => unknown;

const handlersOf = (tasks: Readonly<Record<string, Task>>, cancelled: Int32Array): AsyncWorkerHandlers<WorkerCalls> =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (input) => task(input as never, () => Atomics.load(cancelled, 0) !== 0),
    ]),
  );

const sharedBytesIn = (input: unknown): number => {
  const { bytes } = (input ?? {}) as { readonly bytes?: Uint8Array };
  return bytes?.buffer instanceof SharedArrayBuffer ? bytes.length : 0;
};

/** Lets this thread execute the tasks of a `workerPool`. */
export const answerTasks = (tasks: Readonly<Record<string, Task>>): void => {
  const release = sharedMemoryCollector();
  parentPort?.on('message', ({ cancelled, ...request }: PoolRequest) => {
    void awaitRequest(handlersOf(tasks, cancelled), request).then((response) => {
      parentPort?.postMessage(response);
      release(sharedBytesIn(request.input));
    });
  });
};
