import { call, put, takeLatest } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import type { Problem } from '../saga/problem.ts';
import {
  type Domain,
  domainsFailed,
  domainsRequested,
  domainsSucceeded,
  type TimelineQuery,
  type Timelines,
  timelinesFailed,
  timelinesRequested,
  timelinesSucceeded,
} from './statistics-slice.ts';

export type StatisticsPorts = {
  /** One response for all three charts: they always show the same period. */
  read(query: TimelineQuery): Promise<Timelines>;
  readDomains(): Promise<readonly Domain[]>;
  notifyProblem(problem: Problem): void;
};

export const timelinesWorker = ({ read }: StatisticsPorts) =>
  function* ({ payload: query }: ReturnType<typeof timelinesRequested>) {
    yield* put(timelinesSucceeded({ query, timelines: yield* call(read, query) }));
  };

/** Reads the timelines and the domains of the filter. */
export const statisticsSaga = (ports: StatisticsPorts) =>
  function* statistics() {
    yield* takeLatest(timelinesRequested.type, guarded(timelinesWorker(ports), timelinesFailed));
    yield* takeLatest(
      domainsRequested.type,
      guarded(
        function* () {
          yield* put(domainsSucceeded(yield* call(ports.readDomains)));
        },
        (problem) => {
          ports.notifyProblem(problem);
          return domainsFailed(problem);
        },
      ),
    );
  };
