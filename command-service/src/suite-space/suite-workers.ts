import { availableParallelism } from 'node:os';
import { longestCaseSeconds } from '@clearbench/contracts/suite-run/limits';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import { memoryLimitReached, timeLimitReached } from '@clearbench/event-sourcing/job-limits';
import type { CaseDone, CaseOutput, CaseRequest, PackedSuite, PlanRequest, SuitePlan } from './case-messages.ts';
import { type CaseSeat, caseSeat, type SeatEnd, seatMegabytes } from './case-seat.ts';

export type CaseJob = CaseRequest['run'] & {
  readonly suite: PackedSuite;
  readonly signal: AbortSignal;
  readonly onOutput: (output: CaseOutput) => void;
};

/** Threads that plan suites and run cases. */
export type SuiteWorkers = {
  /** The cases of a suite. Rejects with `processing.timeLimit` or `processing.memoryLimit` for very large ones. */
  plan(packed: Uint8Array, choices: PlanRequest['plan']): Promise<SuitePlan>;
  /** Runs a case; undefined where the signal stopped it. */
  run(job: CaseJob): Promise<CaseDone | undefined>;
  close(): Promise<void>;
};

const planSeconds = 60;

/** Passes one item to one taker at a time, in the order of asking. */
const freeSeats = (seats: readonly CaseSeat[]) => {
  const free = [...seats];
  const waiting: ((seat: CaseSeat) => void)[] = [];
  return {
    take: (sha256: string): Promise<CaseSeat> => {
      const known = free.findIndex((seat) => seat.loaded() === sha256);
      const [seat] = free.splice(Math.max(0, known), 1);
      return seat ? Promise.resolve(seat) : new Promise((resolve) => waiting.push(resolve));
    },
    giveBack: (seat: CaseSeat): void => {
      const next = waiting.shift();
      if (next) next(seat);
      else free.push(seat);
    },
  };
};

const errors: Readonly<Record<Exclude<SeatEnd, 'stopped'>, string>> = {
  timeLimit: `The case takes longer than ${longestCaseSeconds} seconds.`,
  memoryLimit: `The case needs more than ${seatMegabytes} MB of memory.`,
  broken: 'The thread of the case ended.',
};

/** `size`: the number of cases that run at the same time. The threads start with their first request. */
export const suiteWorkers = (size = Math.min(4, Math.max(1, availableParallelism() - 1))): SuiteWorkers => {
  const seats = Array.from({ length: size }, caseSeat);
  const places = freeSeats(seats);
  const planner = caseSeat();
  let planning: Promise<unknown> = Promise.resolve();

  const planNow = async (packed: Uint8Array, plan: PlanRequest['plan']): Promise<SuitePlan> => {
    let planned: SuitePlan | undefined;
    const ended = await planner.request({
      message: { plan, packed },
      milliseconds: planSeconds * millisecondsPerSecond,
      signal: undefined,
      onReply: (reply) => {
        if ('planned' in reply) planned = reply.planned;
        return 'planned' in reply;
      },
    });
    if (planned) return planned;
    if (ended === 'memoryLimit') throw memoryLimitReached(seatMegabytes);
    throw timeLimitReached(planSeconds);
  };

  const runOn = async (seat: CaseSeat, { suite, signal, onOutput, ...run }: CaseJob): Promise<CaseDone | undefined> => {
    const { sha256, packed } = suite;
    const started = performance.now();
    let done: CaseDone | undefined;
    const ended = await seat.request({
      message: { run, sha256, packed: seat.loaded() === sha256 ? undefined : packed },
      milliseconds: longestCaseSeconds * millisecondsPerSecond,
      signal,
      onReply: (reply) => {
        if ('output' in reply) onOutput(reply.output);
        if ('done' in reply) done = reply.done;
        return 'done' in reply;
      },
    });
    if (ended === 'stopped') return undefined;
    return done ?? { duration: performance.now() - started, error: errors[ended ?? 'broken'] };
  };

  return {
    plan: (packed, choices) => {
      const planned = planning.then(() => planNow(packed, choices));
      planning = planned.catch(() => {});
      return planned;
    },
    run: async (job) => {
      const seat = await places.take(job.suite.sha256);
      try {
        return job.signal.aborted ? undefined : await runOn(seat, job);
      } finally {
        places.giveBack(seat);
      }
    },
    close: async () => void (await Promise.all([planner, ...seats].map((seat) => seat.close()))),
  };
};
