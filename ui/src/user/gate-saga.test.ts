import { Failure } from '@clearbench/contracts/failure';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';
import { changed } from '../live/live-actions.ts';
import { heartbeatSucceeded, liveSlice, socketDisconnected } from '../live/live-slice.ts';
import { sagaBench, until } from '../saga/saga-bench.ts';
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
  const bench = sagaBench(
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

describe('the gate', () => {
  it('lets in who is approved while they look on, without a press of a button', async () => {
    const { dispatch, server, seen } = begin(waiting);
    server.user = tester;
    dispatch(heartbeatSucceeded());
    await seen(startUpRequested.type);
  });

  it('opens when approval is no longer asked for', async () => {
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
      'the account is said to have changed',
      ({ dispatch }: ReturnType<typeof begin>) => dispatch(changed({ topic: 'user', id: 'u', revision: 2 })),
    ],
  ])('closes behind who is disabled as soon as %s, and remembers where they were', async (_, happens) => {
    const all = begin(tester);
    all.server.user = disabled;
    happens(all);
    await until(() => all.left.length > 0);
    expect(all.left).toEqual(['/login/disabled']);
    expect(all.kept).toEqual(['/file/1?tab=report']);
    expect(all.types()).not.toContain(startUpRequested.type);
  });

  it('closes when approval is asked for again', async () => {
    const all = begin(waiting);
    all.dispatch(settingsSucceeded(settings(false)));
    await all.seen(startUpRequested.type);
    all.dispatch(startUpRequested());
    all.dispatch(startUpSucceeded());
    all.dispatch(settingsSucceeded(settings(true)));
    await until(() => all.left.length > 0);
    expect(all.left).toEqual(['/login/approvalWait']);
  });

  it('stays as it is while the server is away, and for who works', async () => {
    const { dispatch, server, seen, left, types } = begin(tester);
    server.away = true;
    dispatch(socketDisconnected());
    await seen('user/sessionFailed');
    dispatch(heartbeatSucceeded());
    expect([server.reads, left]).toEqual([1, []]);
    expect(types()).not.toContain(startUpRequested.type);
  });

  it('asks nothing for visitors who are not signed in', async () => {
    const { dispatch, server } = begin({ ...tester, anonymous: true });
    dispatch(heartbeatSucceeded());
    dispatch(sessionRequested());
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.reads).toBe(0);
  });
});
