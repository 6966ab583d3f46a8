import { setImmediate } from 'node:timers/promises';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import {
  BehaviorSubject,
  concatMap,
  defer,
  filter,
  from,
  lastValueFrom,
  merge,
  Observable,
  repeat,
  retry,
  Subject,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs';
import type { Log } from './log.ts';

/** One step of work on the log; returns whether there may be more to do. */
export type Step = () => Promise<boolean>;

export type DrainParts = { readonly name: string; readonly step: Step; readonly log: Log };

export type FollowParts = DrainParts & {
  readonly events: EventStore;
  /** Interval of polling, in case a notification was lost. */
  readonly pollMs: number;
};

/** Running work; `ended` resolves after its last step, `stop` prevents further steps. */
export type Pipeline = { readonly ended: Promise<void>; stop(): void };

const longestPauseMs = 5_000;

/** Steps until no work is left. A failed step is retried without limit, after a growing pause. */
export const drain = (parts: DrainParts): Pipeline => {
  const stopped = new BehaviorSubject(false);
  return running(draining(parts, stopped), stopped);
};

/** Drains now and after every append: one step at a time, without losing a notification. */
export const follow = (parts: FollowParts): Pipeline & { nudge(): void } => {
  const stopped = new BehaviorSubject(false);
  const nudges = new Subject<void>();
  const appended = new Observable<void>((reader) => parts.events.onAppended(() => reader.next()));
  let queued = false;
  const firstToCall = () => {
    const first = !queued;
    queued = true;
    return first;
  };
  const drains = merge(nudges, appended, timer(0, parts.pollMs)).pipe(
    takeUntil(over(stopped)),
    filter(firstToCall),
    concatMap(() => {
      queued = false;
      return draining(parts, stopped);
    }),
  );
  return { ...running(drains, stopped), nudge: () => nudges.next() };
};

const over = (stopped: BehaviorSubject<boolean>) => stopped.pipe(filter((yes) => yes));

const draining = ({ name, step, log }: DrainParts, stopped: BehaviorSubject<boolean>): Observable<boolean> =>
  defer(async () => !stopped.value && (await step())).pipe(
    repeat({ delay: () => from(setImmediate()) }),
    takeWhile((more) => more),
    retry({
      resetOnSuccess: true,
      delay: (error: unknown, failures) => {
        log.error({ name, failures, err: error }, 'work on the log failed, trying again');
        return timer(Math.min(25 * 2 ** failures, longestPauseMs)).pipe(takeUntil(over(stopped)));
      },
    }),
  );

const running = (work: Observable<unknown>, stopped: BehaviorSubject<boolean>): Pipeline => ({
  ended: lastValueFrom(work, { defaultValue: undefined }).then(() => {}),
  stop: () => stopped.next(true),
});
