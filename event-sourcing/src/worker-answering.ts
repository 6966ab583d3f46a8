import { parentPort } from 'node:worker_threads';

/** A task of a worker; it should look at `cancelled` now and then and return undefined when it is set. */
export type Task = (input: never, cancelled: () => boolean) => unknown;

type Order = { readonly task: string; readonly input: never; readonly cancelled: Int32Array };

const perform = async (tasks: Readonly<Record<string, Task>>, { task, input, cancelled }: Order) => {
  const isCancelled = () => Atomics.load(cancelled, 0) !== 0;
  try {
    const value = await tasks[task]?.(input, isCancelled);
    return isCancelled() ? { cancelled: true } : { value };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/** Makes this thread answer a `workerPool`. */
export const answerTasks = (tasks: Readonly<Record<string, Task>>): void => {
  parentPort?.on('message', (order: Order) => {
    void perform(tasks, order).then((reply) => parentPort?.postMessage(reply));
  });
};
