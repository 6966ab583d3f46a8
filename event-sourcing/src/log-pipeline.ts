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

/** One piece of work on the log; answers whether there may be more to do. */
export type Step = () => Promise<boolean>;

export type DrainParts = { readonly name: string; readonly step: Step; readonly log: Log };

export type FollowParts = DrainParts & {
  readonly events: EventStore;
  /** Looks again after this time even if nobody called, in case a call was lost. */
  readonly pollMs: number;
};

/** Work under way; `ended` resolves when its last step is over, `stop` lets no further step begin. */
export type Pipeline = { readonly ended: Promise<void>; stop(): void };

const longestPauseMs = 5_000;

/** Steps until nothing is left. A step that fails is tried again, after a growing pause, for as long as it takes. */
export const drain = (parts: DrainParts): Pipeline => {
  const stopped = new BehaviorSubject(false);
  return running(draining(parts, stopped), stopped);
};

/** Drains now and again whenever something was appended: one step at a time, and no call is lost. */
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
  const rounds = merge(nudges, appended, timer(0, parts.pollMs)).pipe(
    takeUntil(over(stopped)),
    filter(firstToCall),
    concatMap(() => {
      queued = false;
      return draining(parts, stopped);
    }),
  );
  return { ...running(rounds, stopped), nudge: () => nudges.next() };
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
