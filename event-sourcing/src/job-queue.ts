import { Failure } from '@clearbench/contracts/failure';
import type { JobOwner } from './work-context.ts';

export type QueuedJob = { readonly owner: JobOwner; readonly bytes: number };
/** The limits of one account's queue. The first job is accepted with any size. */
export type QueueLimits = { readonly jobs: number; readonly bytes: number };

export type JobQueue<Job extends QueuedJob> = {
  /**
   * Throws `request.tooManyJobs`. Background jobs are never refused, because the processes that start them wait for
   * each.
   */
  add(job: Job): void;
  /** Removes and returns the next job whose owner may start one now. */
  next(mayStart: (owner: JobOwner) => boolean): Job | undefined;
  /** Removes and returns every matching job. */
  remove(fits: (job: Job) => boolean): readonly Job[];
  length(): number;
};

export const usualQueueLimits: QueueLimits = { jobs: 64, bytes: 512 * 1024 * 1024 };

/** Seconds after which a client may retry. */
const retryAfterSeconds = 5;

/** After this number of interactive jobs in a row, a waiting background job runs first. */
const interactiveInARow = 4;

type Share<Job> = { readonly jobs: Job[]; bytes: number };

/** One queue per account, served in turn: an account waits for one job of each other account, not for all of them. */
const roundRobin = <Job extends QueuedJob>() => {
  const shares = new Map<string, Share<Job>>();

  const take = (account: string, share: Share<Job>, at: number): Job | undefined => {
    const [job] = share.jobs.splice(at, 1);
    if (job) share.bytes -= job.bytes;
    if (share.jobs.length === 0) shares.delete(account);
    return job;
  };

  return {
    of: (account: string): Readonly<Share<Job>> | undefined => shares.get(account),
    add: (job: Job): void => {
      const share = shares.get(job.owner.account) ?? { jobs: [], bytes: 0 };
      shares.set(job.owner.account, share);
      share.jobs.push(job);
      share.bytes += job.bytes;
    },
    next: (mayStart: (owner: JobOwner) => boolean): Job | undefined => {
      for (const [account, share] of shares) {
        if (!share.jobs[0] || !mayStart(share.jobs[0].owner)) continue;
        const job = take(account, share, 0);
        // The account moves to the end of the rotation.
        if (shares.delete(account)) shares.set(account, share);
        return job;
      }
      return undefined;
    },
    remove: (fits: (job: Job) => boolean): Job[] =>
      [...shares].flatMap(([account, share]) =>
        share.jobs.filter(fits).flatMap((job) => take(account, share, share.jobs.indexOf(job)) ?? []),
      ),
    length: (): number => [...shares.values()].reduce((sum, { jobs }) => sum + jobs.length, 0),
  };
};

/** Jobs that wait for a worker, shared fairly between accounts, interactive jobs before background jobs. */
export const jobQueue = <Job extends QueuedJob>(limits: QueueLimits = usualQueueLimits): JobQueue<Job> => {
  const lines = { interactive: roundRobin<Job>(), background: roundRobin<Job>() };
  let inARow = 0;

  const check = ({ owner, bytes }: Job): void => {
    const waiting = lines.interactive.of(owner.account);
    if (!waiting) return;
    if (waiting.jobs.length >= limits.jobs || waiting.bytes + bytes > limits.bytes)
      throw new Failure('request.tooManyJobs', { limit: limits.jobs, seconds: retryAfterSeconds });
  };

  const priorityOrder = () =>
    inARow >= interactiveInARow ? (['background', 'interactive'] as const) : (['interactive', 'background'] as const);

  return {
    add: (job) => {
      if (job.owner.priority === 'interactive') check(job);
      lines[job.owner.priority].add(job);
    },
    next: (mayStart) => {
      for (const priority of priorityOrder()) {
        const job = lines[priority].next(mayStart);
        if (!job) continue;
        inARow = priority === 'interactive' && lines.background.length() > 0 ? inARow + 1 : 0;
        return job;
      }
      return undefined;
    },
    remove: (fits) => [...lines.interactive.remove(fits), ...lines.background.remove(fits)],
    length: () => lines.interactive.length() + lines.background.length(),
  };
};
