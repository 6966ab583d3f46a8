import { parentPort } from 'node:worker_threads';
import { sharedMemoryCollector } from './collect-shared.ts';

/** A task of a worker; it should check `cancelled` regularly and then return undefined. */
export type Task = (input: never, cancelled: () => boolean) => unknown;

type WorkerRequest = { readonly task: string; readonly input: never; readonly cancelled: Int32Array };

const perform = async (tasks: Readonly<Record<string, Task>>, { task, input, cancelled }: WorkerRequest) => {
  const isCancelled = () => Atomics.load(cancelled, 0) !== 0;
  try {
    const value = await tasks[task]?.(input, isCancelled);
    return isCancelled() ? { cancelled: true } : { value };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

const sharedBytesIn = (input: unknown): number => {
  const { bytes } = (input ?? {}) as { readonly bytes?: Uint8Array };
  return bytes?.buffer instanceof SharedArrayBuffer ? bytes.length : 0;
};

/** Lets this thread execute the tasks of a `workerPool`. */
export const answerTasks = (tasks: Readonly<Record<string, Task>>): void => {
  const release = sharedMemoryCollector();
  parentPort?.on('message', (request: WorkerRequest) => {
    void perform(tasks, request).then((reply) => {
      parentPort?.postMessage(reply);
      release(sharedBytesIn(request.input));
    });
  });
};
