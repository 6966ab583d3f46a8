import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { call, put, takeLatest } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import { planFailed, planRequested, planSucceeded } from './plan-slice.ts';

type Read = () => Promise<OwnPlan>;

export const planWorker = (read: Read) =>
  function* () {
    yield* put(planSucceeded(yield* call(read)));
  };

export const planSaga = (read: Read) =>
  function* () {
    yield* takeLatest(planRequested.type, guarded(planWorker(read), planFailed));
  };
