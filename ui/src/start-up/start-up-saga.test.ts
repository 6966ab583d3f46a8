import { Failure } from '@clearbench/contracts/failure';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';
import { liveRequested } from '../live/live-actions.ts';
import { planSaga } from '../plan/plan-saga.ts';
import { planSlice } from '../plan/plan-slice.ts';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { settingsSlice } from '../settings/settings-slice.ts';
import { simEnvSaga } from '../sim-env/sim-env-saga.ts';
import { simEnvSlice } from '../sim-env/sim-env-slice.ts';
import { userSaga } from '../user/user-saga.ts';
import { userSlice } from '../user/user-slice.ts';
import { startUpSaga } from './start-up-saga.ts';
import { startUpFailed, startUpRequested, startUpSlice, startUpSucceeded } from './start-up-slice.ts';

const anonymous: CurrentUser = {
  anonymous: true,
  roles: [],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
};
const tester: CurrentUser = { ...anonymous, anonymous: false, approvedState: 'APPROVED', roles: ['ROLE_USER'] };
const storage = { getItem: () => null, setItem: () => undefined } as unknown as Storage;

const start = (
  user: () => Promise<CurrentUser>,
  plan: () => Promise<never> = () => Promise.reject(new Failure('x')),
  newUserNeedApproval = true,
) => {
  const loads: string[] = [];
  const load =
    <T>(name: string, answer: () => Promise<T>) =>
    () => {
      loads.push(name);
      return answer();
    };
  const bench = runningSaga(
    function* () {
      yield* fork(simEnvSaga({ readAll: load('simEnvs', async () => []), storage }));
      yield* fork(planSaga(load('plan', plan)));
      yield* fork(
        userSaga({
          readProfile: load('profile', async () => ({}) as never),
          showTimesIn: () => undefined,
        }),
      );
      yield* startUpSaga({
        readSession: load('session', user),
        readAppInfo: load('appInfo', async () => ({}) as never),
        readAppSettings: async () => ({ newUserNeedApproval }) as never,
        nameProduct: () => undefined,
        expectTexts: () => undefined,
        loadTexts: load('texts', async () => undefined),
      })();
    },
    combineReducers({
      startUp: startUpSlice.reducer,
      user: userSlice.reducer,
      simEnv: simEnvSlice.reducer,
      plan: planSlice.reducer,
      settings: settingsSlice.reducer,
    }),
  );
  bench.dispatch(startUpRequested());
  return { ...bench, loads };
};

describe('starting up', () => {
  it('reads the session first, then two loads for an anonymous visitor', async () => {
    const { loads, seen, types } = start(async () => anonymous);
    await seen(startUpSucceeded.type);
    expect(loads).toEqual(['session', 'appInfo', 'texts']);
    expect(types()).not.toContain(liveRequested.type);
  });

  it('reads five loads for a tester, connects, then sets the routes', async () => {
    const { loads, seen, types } = start(async () => tester);
    await seen(startUpSucceeded.type);
    expect(loads[0]).toBe('session');
    expect(loads.slice(1).sort()).toEqual(['appInfo', 'plan', 'profile', 'simEnvs', 'texts']);
    expect(types().slice(-2)).toEqual([liveRequested.type, startUpSucceeded.type]);
  });

  it('reads no user data for a user who waits', async () => {
    const { loads, seen } = start(async () => ({ ...tester, approvedState: 'UNKNOWN' }));
    await seen(startUpSucceeded.type);
    expect(loads).toHaveLength(3);
  });

  it('does not wait for approval if none is required', async () => {
    const { loads, seen, types } = start(async () => ({ ...tester, approvedState: 'UNKNOWN' }), undefined, false);
    await seen(startUpSucceeded.type);
    expect(loads).toHaveLength(6);
    expect(types().slice(-2)).toEqual([liveRequested.type, startUpSucceeded.type]);
  });

  it('continues without the plan, which shows its own error', async () => {
    const { seen, state } = start(async () => tester);
    await seen(startUpSucceeded.type);
    expect(state().plan).toMatchObject({ status: 'error', problem: { errorKey: 'x' } });
  });

  it('shows an error if the server does not respond, and can be repeated', async () => {
    let away = true;
    const { dispatch, seen, state } = start(() =>
      away ? Promise.reject(new Failure('connection.lost')) : Promise.resolve(anonymous),
    );
    await seen(startUpFailed.type);
    expect(state().startUp).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
    away = false;
    dispatch(startUpRequested());
    await seen(startUpSucceeded.type);
  });
});
