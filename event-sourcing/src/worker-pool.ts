import { Worker } from 'node:worker_threads';
import type { Failure } from '@clearbench/contracts/failure';

type Job = {
  readonly key: string | undefined;
  readonly message: { readonly task: string; readonly input: unknown; readonly cancelled: Int32Array };
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
};
type Reply = { readonly value?: unknown; readonly error?: string; readonly cancelled?: true };
type Seat = { worker: Worker; job: Job | undefined; fault: unknown };

/** Runs named tasks in worker threads, one at a time each; `waiting` tells the length of the queue. */
export type WorkerPool = {
  /** With a key, a run of the same key that has not ended is given up: it rejects with what `superseded` makes. */
  run(task: string, input: unknown, key?: string): Promise<unknown>;
  waiting(): number;
  close(): Promise<void>;
};

/**
 * Megabytes a worker may fill with what is short-lived before it is tidied up. Node would let this grow on long jobs,
 * and nothing becomes faster by it: several workers check files of 100 MB side by side.
 */
export const youngMegabytes = 6;

const newWorker = (module: URL): Worker =>
  new Worker(module, { resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } });

/** A pool over one module that answers `{ task, input, cancelled }` with `{ value }`, `{ error }` or `{ cancelled: true }`. */
export const workerPool = (module: URL, size: number, superseded: () => Failure): WorkerPool => {
  const queue: Job[] = [];
  let closing = false;

  const settle = (seat: Seat, finish: (job: Job) => void): void => {
    const job = seat.job;
    seat.job = undefined;
    seat.worker.unref();
    if (job) finish(job);
    assign();
  };

  const answer = (job: Job, reply: Reply): void => {
    if (reply.cancelled) job.reject(superseded());
    else if (reply.error !== undefined) job.reject(new Error(reply.error));
    else job.resolve(reply.value);
  };

  const employ = (seat: Seat): void => {
    seat.worker.on('message', (reply: Reply) => settle(seat, (job) => answer(job, reply)));
    seat.worker.on('error', (error) => {
      seat.fault = error;
    });
    seat.worker.on('exit', () => {
      if (closing) return;
      seat.worker = newWorker(module);
      employ(seat);
      settle(seat, (job) => job.reject(seat.fault ?? new Error('worker ended')));
    });
    seat.worker.unref();
  };

  const seats = Array.from({ length: size }, (): Seat => {
    const seat: Seat = { worker: newWorker(module), job: undefined, fault: undefined };
    employ(seat);
    return seat;
  });

  const assign = (): void => {
    for (const seat of seats) {
      if (seat.job) continue;
      seat.job = queue.shift();
      if (!seat.job) return;
      seat.worker.ref();
      seat.worker.postMessage(seat.job.message);
    }
  };

  const giveUp = (key: string): void => {
    for (const job of queue.filter((waiting) => waiting.key === key)) {
      queue.splice(queue.indexOf(job), 1);
      job.reject(superseded());
    }
    for (const { job } of seats) if (job?.key === key) Atomics.store(job.message.cancelled, 0, 1);
  };

  return {
    run: (task, input, key) =>
      new Promise((resolve, reject) => {
        if (key !== undefined) giveUp(key);
        const cancelled = new Int32Array(new SharedArrayBuffer(4));
        queue.push({ key, message: { task, input, cancelled }, resolve, reject });
        assign();
      }),
    waiting: () => queue.length,
    close: async () => {
      closing = true;
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
    },
  };
};
