import { Failure } from '@clearbench/contracts/failure';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';
import { changed } from '../live/live-actions.ts';
import { heartbeatSucceeded, liveSlice, socketDisconnected } from '../live/live-slice.ts';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import {
  type StoredSettings,
  settingsRequested,
  settingsSlice,
  settingsSucceeded,
} from '../settings/settings-slice.ts';
import { startUpRequested, startUpSlice, startUpSucceeded } from '../start-up/start-up-slice.ts';
import { gateSaga } from './gate-saga.ts';
import { sessionCheckSaga } from './session-check-saga.ts';
import { sessionRequested, sessionSucceeded, userSlice } from './user-slice.ts';

const tester: CurrentUser = {
  anonymous: false,
  roles: ['ROLE_USER'],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'APPROVED',
};
const waiting: CurrentUser = { ...tester, approvedState: 'UNKNOWN' };
const disabled: CurrentUser = { ...tester, userState: 'DISABLED' };
const settings = (newUserNeedApproval: boolean) => ({
  appInfo: {} as AppInfo,
  appSettings: { newUserNeedApproval } as StoredSettings,
});

const begin = (user: CurrentUser) => {
  const server = { user, reads: 0, away: false };
  const left: string[] = [];
  const kept: string[] = [];
  let refuse: () => void = () => undefined;
  const bench = runningSaga(
    function* () {
      yield* fork(
        gateSaga({
          leave: (path) => void left.push(path),
          here: () => '/file/1?tab=report',
          remember: (path) => void kept.push(path),
        }),
      );
      yield* sessionCheckSaga({
        readSession: async () => {
          server.reads += 1;
          if (server.away) throw new Failure('connection.lost');
          return server.user;
        },
        onAccountRefused: (listener) => {
          refuse = listener;
          return () => undefined;
        },
      })();
    },
    combineReducers({
      startUp: startUpSlice.reducer,
      user: userSlice.reducer,
      settings: settingsSlice.reducer,
      live: liveSlice.reducer,
    }),
  );
  bench.dispatch(sessionSucceeded(user));
  bench.dispatch(settingsSucceeded(settings(true)));
  bench.dispatch(startUpSucceeded());
  return { ...bench, server, left, kept, refuse: () => refuse() };
};

describe('the watcher of the access', () => {
  it('opens the product when the waiting user is approved, without a click', async () => {
    const { dispatch, server, seen } = begin(waiting);
    server.user = tester;
    dispatch(heartbeatSucceeded());
    await seen(startUpRequested.type);
  });

  it('opens it when approval is no longer required', async () => {
    const { dispatch, seen } = begin(waiting);
    dispatch(sessionRequested());
    await seen(settingsRequested.type);
    dispatch(settingsSucceeded(settings(false)));
    await seen(startUpRequested.type);
  });

  it.each([
    ['a call is refused', ({ refuse }: ReturnType<typeof begin>) => refuse()],
    ['the server ends the live connection', ({ dispatch }: ReturnType<typeof begin>) => dispatch(socketDisconnected())],
    [
      'a change of the account is reported',
      ({ dispatch }: ReturnType<typeof begin>) => dispatch(changed({ topic: 'user', id: 'u', revision: 2 })),
    ],
  ])('closes it for a user who is disabled as soon as %s, and stores the path', async (_, happens) => {
    const all = begin(tester);
    all.server.user = disabled;
    happens(all);
    await until(() => all.left.length > 0);
    expect(all.left).toEqual(['/login/disabled']);
    expect(all.kept).toEqual(['/file/1?tab=report']);
    expect(all.types()).not.toContain(startUpRequested.type);
  });

  it('closes it when approval is required again', async () => {
    const all = begin(waiting);
    all.dispatch(settingsSucceeded(settings(false)));
    await all.seen(startUpRequested.type);
    all.dispatch(startUpRequested());
    all.dispatch(startUpSucceeded());
    all.dispatch(settingsSucceeded(settings(true)));
    await until(() => all.left.length > 0);
    expect(all.left).toEqual(['/login/approvalWait']);
  });

  it('changes nothing while the server is unreachable, and for working users', async () => {
    const { dispatch, server, seen, left, types } = begin(tester);
    server.away = true;
    dispatch(socketDisconnected());
    await seen('user/sessionFailed');
    dispatch(heartbeatSucceeded());
    expect([server.reads, left]).toEqual([1, []]);
    expect(types()).not.toContain(startUpRequested.type);
  });

  it('requests nothing for anonymous visitors', async () => {
    const { dispatch, server } = begin({ ...tester, anonymous: true });
    dispatch(heartbeatSucceeded());
    dispatch(sessionRequested());
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.reads).toBe(0);
  });
});
