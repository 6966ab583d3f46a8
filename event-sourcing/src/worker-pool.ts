import type { Transferable } from 'node:worker_threads';
import { errorOf, type WorkerResponse } from '@clearbench/contracts/concurrency/worker-requests';
import type { Failure } from '@clearbench/contracts/failure';
import { dismiss, type Thread, threadOf } from '@clearbench/stores/spare-threads';
import { bytesOfInput, type JobLimits, memoryLimitReached, secondsOf, timeLimitReached } from './job-limits.ts';
import { jobOwnerNow } from './job-owner.ts';
import { jobQueue, type QueueLimits } from './job-queue.ts';
import type { JobOwner } from './work-context.ts';

/** A request to a worker thread; a number other than 0 in `cancelled` tells a running handler to give up. */
export type PoolRequest = {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
  readonly cancelled: Int32Array;
};

type Job = {
  /** It runs beside another job and ends early when a worker is needed. */
  readonly isHelper: boolean;
  readonly transferred: readonly Transferable[];
  readonly key: string | undefined;
  readonly owner: JobOwner;
  readonly bytes: number;
  readonly request: PoolRequest;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
};
type Seat = { worker: Thread | undefined; job: Job | undefined; fault: unknown; stopTimer: () => void };

/** Runs named tasks in worker threads, one at a time each; `waiting` is the length of the queue. */
export type WorkerPool = {
  /**
   * Counts for the job owner of the caller. A run with a key cancels an unfinished run of the same key, which rejects
   * with the result of `superseded`. Rejects with `request.tooManyJobs` where the account has too many waiting jobs,
   * and with `processing.timeLimit` or `processing.memoryLimit` where the job reached a limit.
   */
  run(task: string, input: unknown, key?: string, transferred?: readonly Transferable[]): Promise<unknown>;
  /**
   * Runs a task beside the job that the caller has just started, where a worker has nothing to do and no job waits; it
   * passes its result on itself. It is cancelled as soon as a job waits for a worker, and should end then within
   * milliseconds. False if there is no such worker.
   */
  help(task: string, input: unknown, transferred: readonly Transferable[]): boolean;
  /** Number of workers without a job; with two of them, a run starts at once and another worker can help. */
  idle(): number;
  /** Cancels an unfinished run with this key, as a new run with it would. */
  cancel(key: string): void;
  waiting(): number;
  close(): Promise<void>;
};

export type WorkerPoolOptions = {
  /** Calls `answerTasks`. */
  readonly module: URL;
  readonly size: number;
  /** Whether the first worker starts with the pool, so that its first job does not wait for the start; default true. */
  readonly startsEarly?: boolean;
  readonly limits: JobLimits;
  readonly queueLimits?: QueueLimits;
  readonly superseded: () => Failure;
  readonly newWorker?: (module: URL, megabytes: number) => Thread;
  /** Calls `over` after this number of milliseconds, unless stopped before. */
  readonly startTimer?: (milliseconds: number, over: () => void) => () => void;
};

const machineTimer = (milliseconds: number, over: () => void): (() => void) => {
  const timer = setTimeout(over, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Megabytes of the young generation of a worker. Node would let it grow during long jobs without making them faster,
 * and several workers validate files of 100 MB at the same time.
 */
export const youngMegabytes = 6;

const limitedThread = (module: URL, megabytes: number): Thread =>
  threadOf(module, {
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes, maxOldGenerationSizeMb: megabytes },
  });

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * A pool over one module. The first worker may start with the pool, each of the others starts with the first job that
 * finds all started ones busy, because a thread loads its own modules, which costs time and memory. A job that reaches its time
 * limit ends with its worker, and a new worker takes the next job.
 */
export const workerPool = ({
  module,
  size,
  startsEarly = true,
  limits,
  queueLimits,
  superseded,
  newWorker = limitedThread,
  startTimer = machineTimer,
}: WorkerPoolOptions): WorkerPool => {
  const queue = jobQueue<Job>(queueLimits);
  let closing = false;
  let issued = 0;

  const settle = (seat: Seat, finish: (job: Job) => void): void => {
    const job = seat.job;
    seat.job = undefined;
    seat.stopTimer();
    seat.worker?.unref();
    if (job) finish(job);
    assign();
  };

  const answer = (job: Job, response: WorkerResponse): void => {
    if (Atomics.load(job.request.cancelled, 0) !== 0) job.reject(superseded());
    else if (response.failed !== undefined) job.reject(errorOf(response));
    else job.resolve(response.result);
  };

  const employ = (seat: Seat): Thread => {
    const worker = newWorker(module, limits.megabytes);
    worker.on('message', (response: WorkerResponse) => settle(seat, (job) => answer(job, response)));
    worker.on('error', (error) => {
      seat.fault = isOutOfMemory(error) ? memoryLimitReached(limits.megabytes) : error;
    });
    worker.on('exit', () => {
      if (!closing) replace(seat, seat.fault ?? new Error('worker ended'));
    });
    worker.unref();
    seat.worker = worker;
    seat.fault = undefined;
    return worker;
  };

  const replace = (seat: Seat, reason: unknown): void => {
    seat.worker?.removeAllListeners();
    employ(seat);
    settle(seat, (job) => job.reject(reason));
  };

  const endAtTimeLimit = (seat: Seat, seconds: number): void => {
    void seat.worker?.terminate();
    replace(seat, timeLimitReached(seconds));
  };

  const seats = Array.from({ length: size }, (): Seat => {
    return { worker: undefined, job: undefined, fault: undefined, stopTimer: () => {} };
  });
  for (const seat of seats.slice(0, startsEarly ? 1 : 0)) employ(seat);

  /** One account or background jobs alone never occupy every worker, so that a job of another account can start. */
  const mostPerAccount = Math.max(1, size - 1);
  const running = (isCounted: (owner: JobOwner) => boolean): number =>
    seats.filter(({ job }) => job && !job.isHelper && isCounted(job.owner)).length;
  const mayStart = ({ account, priority }: JobOwner): boolean =>
    running((owner) => owner.account === account) < mostPerAccount &&
    (priority === 'interactive' || running((owner) => owner.priority === 'background') < mostPerAccount);

  const start = (seat: Seat, job: Job): void => {
    seat.job = job;
    const seconds = secondsOf(limits, job.bytes);
    seat.stopTimer = startTimer(seconds * 1_000, () => endAtTimeLimit(seat, seconds));
    const worker = seat.worker ?? employ(seat);
    worker.ref();
    worker.postMessage(job.request, job.transferred);
  };

  const dismissHelpers = (): void => {
    for (const { job } of seats) if (job?.isHelper) Atomics.store(job.request.cancelled, 0, 1);
  };

  const assign = (): void => {
    for (const seat of seats) {
      if (seat.job) continue;
      const job = queue.next(mayStart);
      if (!job) break;
      start(seat, job);
    }
    if (queue.length() > 0) dismissHelpers();
  };

  const requestOf = (name: string, input: unknown): PoolRequest => {
    issued += 1;
    return { id: issued, name, input, cancelled: new Int32Array(new SharedArrayBuffer(4)) };
  };

  const giveUp = (key: string): void => {
    for (const job of queue.remove((waiting) => waiting.key === key)) job.reject(superseded());
    for (const { job } of seats) if (job?.key === key) Atomics.store(job.request.cancelled, 0, 1);
  };

  return {
    run: (task, input, key, transferred = []) =>
      new Promise((resolve, reject) => {
        if (key !== undefined) giveUp(key);
        const request = requestOf(task, input);
        const common = { isHelper: false, transferred, key, owner: jobOwnerNow(), bytes: bytesOfInput(input) };
        queue.add({ ...common, request, resolve, reject });
        assign();
      }),
    help: (task, input, transferred) => {
      const seat = queue.length() === 0 ? seats.find(({ job }) => job === undefined) : undefined;
      if (seat === undefined) return false;
      const [request, ignore] = [requestOf(task, input), () => {}];
      const common = { isHelper: true, transferred, key: undefined, owner: jobOwnerNow(), bytes: bytesOfInput(input) };
      start(seat, { ...common, request, resolve: ignore, reject: ignore });
      return true;
    },
    idle: () => seats.filter(({ job }) => job === undefined).length,
    cancel: giveUp,
    waiting: queue.length,
    close: async () => {
      closing = true;
      for (const { stopTimer } of seats) stopTimer();
      await Promise.all(
        seats.map(async ({ worker, job }) => {
          if (worker && job) await worker.terminate();
          else if (worker) await dismiss(worker);
        }),
      );
    },
  };
};
