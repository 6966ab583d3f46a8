import { Worker } from 'node:worker_threads';
import type { WorkerResponse } from '@clearbench/contracts/concurrency/worker-requests';
import { bytesOfInput } from '@clearbench/event-sourcing/job-limits';
import { jobOwnerNow } from '@clearbench/event-sourcing/job-owner';
import { jobQueue, type QueuedJob } from '@clearbench/event-sourcing/job-queue';
import type { PoolRequest } from '@clearbench/event-sourcing/worker-pool';

/** The result of a run, or the reason for its end. */
export type JobResult<Value> =
  | { readonly value: Value }
  | { readonly ended: 'stopped' | 'outOfMemory' | 'broken' | 'superseded' };

type Run = QueuedJob & {
  readonly key: string | undefined;
  readonly seconds: number;
  readonly request: PoolRequest;
  readonly resolve: (result: JobResult<unknown>) => void;
};

/**
 * A thread for work with unknown time and memory: at the limit it is terminated, and a new thread takes the next run.
 */
export type LimitedWorker = {
  /** With a key, an unfinished run with the same key is cancelled. Rejects with `request.tooManyJobs`. */
  run<Value>(task: string, input: unknown, seconds: number, key?: string): Promise<JobResult<Value>>;
  close(): Promise<void>;
};

export type Limits = { readonly megabytes: number };

/** One run at a time in one module that answers like those of a worker pool; the thread starts with the first run. */
export const limitedWorker = (module: URL, { megabytes }: Limits): LimitedWorker => {
  const waiting = jobQueue<Run>();
  let worker: Worker | undefined;
  let issued = 0;
  let current: { readonly run: Run; readonly timer: NodeJS.Timeout } | undefined;

  const finish = (result: JobResult<unknown>): void => {
    const ended = current;
    current = undefined;
    clearTimeout(ended?.timer);
    worker?.unref();
    ended?.run.resolve(result);
    next();
  };

  /** The state of the thread is unreliable from here on. */
  const end = (ended: Extract<JobResult<unknown>, { ended: string }>['ended']): void => {
    const old = worker;
    worker = undefined;
    old?.removeAllListeners();
    void old?.terminate();
    finish({ ended });
  };

  const employ = (): Worker => {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const fresh = new Worker(module, { workerData: { megabytes }, resourceLimits });
    fresh.on('message', ({ result, failed }: WorkerResponse) => {
      if (failed === undefined) finish({ value: result });
      else end(failed.includes('OUT_OF_MEMORY') ? 'outOfMemory' : 'broken');
    });
    fresh.on('error', (error) =>
      end(/OUT_OF_MEMORY/.test(`${(error as NodeJS.ErrnoException).code}`) ? 'outOfMemory' : 'broken'),
    );
    fresh.on('exit', () => end('broken'));
    return fresh;
  };

  const next = (): void => {
    if (current) return;
    const run = waiting.next(() => true);
    if (!run) return;
    worker ??= employ();
    worker.ref();
    current = { run, timer: setTimeout(end, run.seconds * 1_000, 'stopped') };
    worker.postMessage(run.request);
  };

  const giveUp = (key: string): void => {
    for (const run of waiting.remove((one) => one.key === key)) run.resolve({ ended: 'superseded' });
    if (current?.run.key === key) end('superseded');
  };

  return {
    run: <Value>(task: string, input: unknown, seconds: number, key?: string) =>
      new Promise<JobResult<Value>>((resolve) => {
        if (key !== undefined) giveUp(key);
        const cancelled = new Int32Array(new SharedArrayBuffer(4));
        const job = { owner: jobOwnerNow(), bytes: bytesOfInput(input) };
        issued += 1;
        const request = { id: issued, name: task, input, cancelled };
        waiting.add({ ...job, key, seconds, request, resolve: resolve as Run['resolve'] });
        next();
      }),
    close: async () => {
      const old = worker;
      worker = undefined;
      for (const { resolve } of waiting.remove(() => true)) resolve({ ended: 'stopped' });
      old?.removeAllListeners();
      await old?.terminate();
      if (current) finish({ ended: 'stopped' });
    },
  };
};
