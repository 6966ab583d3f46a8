import { setImmediate, setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { StatisticsDayDocument } from '@clearbench/contracts/statistics/views';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { foldAll } from '@clearbench/event-sourcing/projection-fold';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { type Pacing, pacing } from './pacing.ts';

/** What statistics are built anew from, and by which rules. */
export type Replaying = { readonly log: Pick<EventStore, 'readAll'>; readonly days: Projection };

export type PacedReplay = {
  status(): 'running' | 'done' | 'failed';
  /** 0 to 1, of the time from the first event on. */
  progress(): number;
  /** The instant the days are told up to, in milliseconds. */
  reachedAt(): number;
  events(): number;
  days(): Iterable<StatisticsDayDocument>;
  setPace(daysASecond: number | undefined): void;
  end(): void;
  /** Resolves when nothing more is read, for whatever reason. */
  readonly ended: Promise<void>;
};

type Parts = Replaying & { readonly until: number; readonly pace: number | undefined };

const pageSize = 500;
/** How often is looked whether an event's time has come. */
const tick = 40;
/** Clocks of a log differ by less: nothing later than this stands before something that counts. */
const slack = 86_400_000;

const timeOf = ({ metadata: { at } }: RecordedEvent): number => Date.parse(at);

/** Statistics built from the log in memory, day after day up to an instant, by the rules of the served ones. */
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
  /** Takes a page as its events come due; once the end has come nothing is waited for any more. */
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
