import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { call, debounce, put, select, takeLatest } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import type { Problem } from '../saga/problem.ts';
import {
  planFailed,
  planNotReread,
  planRequested,
  planReread,
  planSucceeded,
  selectHasLimits,
  selectPlanStatus,
} from './plan-slice.ts';

type Read = () => Promise<OwnPlan>;

export const planWorker = (read: Read) =>
  function* () {
    yield* put(planSucceeded(yield* call(read)));
  };

/** The terms of the plan, or the plan of the user, may have changed. */
const topics: readonly string[] = ['plan', 'user'];

const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
  reconnected.match(action) || (changed.match(action) && topics.includes(action.payload.topic));

const mayHaveBeenUsed = (action: { type: string; payload?: unknown }): boolean =>
  changed.match(action) && action.payload.topic === 'daily-use';

/** Reads the plan again. A missing plan is removed; after any other error the last state stays. */
const followWorker = (read: Read) =>
  function* () {
    const status = yield* select(selectPlanStatus);
    if (status === 'idle' || status === 'error') yield* put(planReread(yield* call(read)));
  };

const notReread = (problem: Problem) => (problem.errorKey === 'plan.notFound' ? planFailed(problem) : planNotReread());

export const planSaga = (read: Read, settleTime = 350) =>
  function* () {
    const follow = guarded(followWorker(read), notReread);
    yield* takeLatest(planRequested.type, guarded(planWorker(read), planFailed));
    yield* debounce(settleTime, mayHaveChanged, follow);
    yield* debounce(settleTime, mayHaveBeenUsed, function* (action) {
      if (yield* select(selectHasLimits)) yield* call(follow, action);
    });
  };
