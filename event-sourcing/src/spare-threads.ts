import { Worker } from 'node:worker_threads';

/** The part of a worker thread that the pool uses. */
export type PoolWorker = Pick<Worker, 'on' | 'postMessage' | 'ref' | 'unref' | 'removeAllListeners' | 'terminate'>;

/**
 * Megabytes of the young generation of a worker. Node would let it grow during long jobs without making them faster,
 * and several workers validate files of 100 MB at the same time.
 */
export const youngMegabytes = 6;

const spare = new Map<string, PoolWorker[]>();
let kept = false;

const keyOf = (module: URL, megabytes: number): string => `${megabytes} ${module.href}`;

const events = ['message', 'error', 'exit'] as const;
const withoutListeners = (worker: PoolWorker): PoolWorker => {
  for (const event of events) worker.removeAllListeners(event);
  return worker;
};

/**
 * From now on a closed pool keeps its idle threads for the next pool of the same module and limit in this process.
 * A thread loads its own modules, which is most of the time that a short-lived product in a test needs.
 * Returns a function that ends the spare threads, and keeps no further ones.
 */
export const keepThreads = (): (() => Promise<void>) => {
  kept = true;
  return async () => {
    kept = false;
    const workers = [...spare.values()].flat();
    spare.clear();
    await Promise.all(workers.map((worker) => withoutListeners(worker).terminate()));
  };
};

const takeSpare = (key: string): PoolWorker | undefined => {
  const worker = spare.get(key)?.pop();
  return worker && withoutListeners(worker);
};

/** A spare thread, or a new one; `megabytes` limits its old generation. */
export const threadOf = (module: URL, megabytes: number): PoolWorker =>
  takeSpare(keyOf(module, megabytes)) ??
  new Worker(module, {
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes, maxOldGenerationSizeMb: megabytes },
  });

const keep = (worker: PoolWorker, key: string): void => {
  withoutListeners(worker);
  spare.set(key, [...(spare.get(key) ?? []), worker]);
  const remove = (): void => void spare.set(key, spare.get(key)?.filter((one) => one !== worker) ?? []);
  worker.on('error', remove);
  worker.on('exit', remove);
};

/** Ends a thread without a job, or keeps it. */
export const dismiss = async (worker: PoolWorker, module: URL, megabytes: number): Promise<void> => {
  if (kept) keep(worker, keyOf(module, megabytes));
  else await worker.terminate();
};
