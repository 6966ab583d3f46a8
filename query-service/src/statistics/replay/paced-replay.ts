import { setImmediate, setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { StatisticsDayDocument } from '@clearbench/contracts/statistics/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { foldAll } from '@clearbench/event-sourcing/projection-fold';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { type Pacing, pacing } from './pacing.ts';

/** The log and the projection of a replay. */
export type Replaying = { readonly log: Pick<EventStore, 'readAll'>; readonly days: Projection };

export type PacedReplay = {
  status(): 'running' | 'done' | 'failed';
  /** 0 to 1, of the time since the first event. */
  progress(): number;
  /** The reached instant in milliseconds. */
  reachedAt(): number;
  events(): number;
  days(): Iterable<StatisticsDayDocument>;
  setPace(daysASecond: number | undefined): void;
  end(): void;
  /** Resolves when reading has ended for any reason. */
  readonly ended: Promise<void>;
};

type Parts = Replaying & { readonly until: number; readonly pace: number | undefined };

const pageSize = 500;
/** Milliseconds between checks for due events. */
const tick = 40;
/** Largest difference between clocks of a log: an event this much later cannot precede a counted one. */
const slack = millisecondsPerDay;

const timeOf = ({ metadata: { at } }: RecordedEvent): number => Date.parse(at);

/** Builds statistics from the log in memory, day after day up to an instant, with the projection of the served ones. */
export const pacedReplay = ({ log, days, until, pace }: Parts, now = () => performance.now()): PacedReplay => {
  const documents = new Map<string, StatisticsDayDocument>();
  const stopping = new AbortController();
  let status: ReturnType<PacedReplay['status']> = 'running';
  let first = Number.NaN;
  let events = 0;
  const pacer: Pacing = pacing(pace, now);

  const fold = (page: readonly RecordedEvent[]): void => {
    events += page.length;
    foldAll(
      days as Projection<StatisticsDayDocument>,
      page.filter((event) => timeOf(event) <= until),
      documents,
    );
    pacer.passed(timeOf(page.at(-1) as RecordedEvent));
  };
  /** Processes a page as its events become due; after the end nothing is waited for. */
  const take = async (page: readonly RecordedEvent[]): Promise<void> => {
    for (let rest = page; rest.length > 0 && !stopping.signal.aborted; ) {
      const horizon = pacer.horizon();
      const next = horizon > until ? -1 : rest.findIndex((event) => timeOf(event) > horizon);
      const due = next < 0 ? rest : rest.slice(0, next);
      if (due.length > 0) fold(due);
      rest = rest.slice(due.length);
      if (rest.length > 0) await setTimeout(tick, undefined, { ref: false });
    }
  };
  const run = async (): Promise<void> => {
    for (let after = 0; !stopping.signal.aborted; await setImmediate()) {
      const page = await log.readAll(after, pageSize);
      const [start, last] = [page[0], page.at(-1)];
      if (!start || !last || timeOf(start) > until + slack) break;
      if (Number.isNaN(first)) {
        first = timeOf(start);
        pacer.begin(first);
      }
      await take(page);
      after = last.position;
    }
    status = 'done';
  };
  const reachedAt = (): number => (status === 'done' ? until : Math.min(until, pacer.reached()));
  const ended = run().catch(() => {
    status = 'failed';
  });
  return {
    status: () => status,
    progress: () => (status === 'done' ? 1 : Number.isNaN(first) ? 0 : progressOf(first, reachedAt(), until)),
    reachedAt,
    events: () => events,
    days: () => documents.values(),
    setPace: (daysASecond) => pacer.set(daysASecond),
    end: () => stopping.abort(),
    ended,
  };
};

const progressOf = (from: number, reached: number, until: number): number =>
  until <= from ? 1 : Math.max(0, Math.min(1, (reached - from) / (until - from)));
