import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { changed } from '../live/live-actions.ts';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { planSaga } from './plan-saga.ts';
import { planFailed, planNotReread, planRequested, planReread, planSlice, planSucceeded } from './plan-slice.ts';
import { samplePlan } from './testing/plan.fixture.ts';

const change = (topic: string) => changed({ topic, id: 'x', revision: 1 });

const bench = (limits = {}) => {
  const answers: (() => Promise<typeof samplePlan>)[] = [];
  let reads = 0;
  const saga = planSaga(() => {
    reads += 1;
    return answers.shift()?.() ?? Promise.resolve({ ...samplePlan, ...limits });
  }, 1);
  return { answers, reads: () => reads, ...runningSaga(saga, combineReducers({ plan: planSlice.reducer })) };
};

describe("the user's own plan", () => {
  it('is read again when plans or the account change, and stays if that fails', async () => {
    const { dispatch, seen, state, answers } = bench();
    dispatch(planRequested());
    await seen(planSucceeded.type);
    answers.push(() => Promise.reject(new Failure('connection.lost')));
    dispatch(change('plan'));
    await seen(planNotReread.type);
    expect(state().plan.plan?.planName).toBe('Bench');
    dispatch(change('user'));
    await seen(planReread.type);
  });

  it('is removed when the user loses it', async () => {
    const { dispatch, seen, state, answers } = bench();
    dispatch(planRequested());
    await seen(planSucceeded.type);
    answers.push(() => Promise.reject(new Failure('plan.notFound')));
    dispatch(change('plan'));
    await seen(planFailed.type);
    expect(state().plan).toMatchObject({ plan: undefined, problem: { errorKey: 'plan.notFound' } });
  });

  it("counts today's use if it is limited, and only then", async () => {
    const unlimited = bench();
    unlimited.dispatch(planRequested());
    await unlimited.seen(planSucceeded.type);
    unlimited.dispatch(change('daily-use'));
    const limited = bench({ filesPerDay: 4 });
    limited.dispatch(planRequested());
    await limited.seen(planSucceeded.type);
    limited.dispatch(change('daily-use'));
    await limited.seen(planReread.type);
    expect(unlimited.reads()).toBe(1);
  });
});
