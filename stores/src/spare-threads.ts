import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The part of a worker thread that its users need. */
export type Thread = Pick<Worker, 'on' | 'off' | 'postMessage' | 'ref' | 'unref' | 'removeAllListeners' | 'terminate'>;

export type ThreadOptions = Pick<WorkerOptions, 'execArgv' | 'resourceLimits' | 'workerData'>;

const spare = new Map<string, Thread[]>();
/** The module and options of each thread, as a text. */
const keys = new WeakMap<Thread, string>();
let kept = false;

const events = ['message', 'error', 'exit'] as const;
const withoutListeners = (thread: Thread): Thread => {
  for (const event of events) thread.removeAllListeners(event);
  return thread;
};

/**
 * From now on a dismissed thread waits for the next user of the same module with the same options in this process.
 * A thread loads its own modules, which is most of the time that a short-lived product in a test needs.
 * Returns a function that ends the spare threads, and keeps no further ones.
 */
export const keepThreads = (): (() => Promise<void>) => {
  kept = true;
  return async () => {
    kept = false;
    const threads = [...spare.values()].flat();
    spare.clear();
    await Promise.all(threads.map((thread) => withoutListeners(thread).terminate()));
  };
};

/** A spare thread, or a new one; `workerData` is data that can be written as JSON. */
export const threadOf = (module: URL, options: ThreadOptions): Thread => {
  const key = JSON.stringify([module.href, options]);
  const known = spare.get(key)?.pop();
  if (known) return withoutListeners(known);
  const thread = new Worker(module, options);
  keys.set(thread, key);
  return thread;
};

const keep = (thread: Thread, key: string): void => {
  withoutListeners(thread).unref();
  spare.set(key, [...(spare.get(key) ?? []), thread]);
  const remove = (): void => void spare.set(key, spare.get(key)?.filter((one) => one !== thread) ?? []);
  thread.on('error', remove);
  thread.on('exit', remove);
};

/** Ends a thread that has nothing left to do, or keeps it. */
export const dismiss = async (thread: Thread): Promise<void> => {
  const key = keys.get(thread);
  if (kept && key !== undefined) keep(thread, key);
  else await thread.terminate();
};
