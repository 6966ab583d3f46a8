import { Failure } from '@clearbench/contracts/failure';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';
import { liveSlice, socketDisconnected } from '../live/live-slice.ts';
import { sagaBench, until } from '../saga/saga-bench.ts';
import { troubleOf } from '../saga/trouble.ts';
import { settingsSlice } from '../settings/settings-slice.ts';
import { accountDeletionRequested } from './profile/own-account-slice.ts';
import { sessionCheckSaga } from './session-check-saga.ts';
import { sessionEndSaga } from './session-end-saga.ts';
import { sessionSucceeded, signOutFailed, signOutRequested, userSlice } from './user-slice.ts';

const nobody: CurrentUser = {
  anonymous: true,
  roles: [],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
};
const tester: CurrentUser = { ...nobody, anonymous: false, roles: ['ROLE_USER'], approvedState: 'APPROVED' };

const begin = () => {
  const left: string[] = [];
  const kept: string[] = [];
  const server = { reads: 0 };
  let refuse: () => void = () => undefined;
  const bench = sagaBench(
    function* () {
      yield* fork(
        sessionEndSaga({
          onSessionEnd: (listener) => {
            refuse = listener;
            return () => undefined;
          },
          leave: (path) => void left.push(path),
          here: () => '/file/1',
          remember: (path) => void kept.push(path),
        }),
      );
      yield* sessionCheckSaga({
        readSession: async () => {
          server.reads += 1;
          return nobody;
        },
        onAccountRefused: () => () => undefined,
      })();
    },
    combineReducers({ user: userSlice.reducer, settings: settingsSlice.reducer, live: liveSlice.reducer }),
  );
  bench.dispatch(sessionSucceeded(tester));
  return { ...bench, left, kept, server, refuse: () => refuse() };
};

describe('a session that is over', () => {
  it.each([
    ['a call is refused', ({ refuse }: ReturnType<typeof begin>) => refuse()],
    ['the live connection is ended', ({ dispatch }: ReturnType<typeof begin>) => dispatch(socketDisconnected())],
  ])('is told, and nobody is signed in again unasked, when %s', async (_, happens) => {
    const page = begin();
    happens(page);
    await until(() => page.left.length > 0);
    expect([page.left, page.kept]).toEqual([['/login?signedOut'], ['/file/1']]);
  });

  it.each([
    ['signs out', signOutRequested()],
    ['deletes the account', accountDeletionRequested()],
  ])('leads nowhere else whoever %s', async (_, order) => {
    const page = begin();
    page.dispatch(order);
    page.dispatch(socketDisconnected());
    page.refuse();
    await page.seen('user/sessionEnded', 2);
    expect([page.left, page.kept, page.server.reads]).toEqual([[], [], 1]);
  });

  it('is told again after signing out has failed', async () => {
    const page = begin();
    page.dispatch(signOutRequested());
    page.dispatch(signOutFailed(troubleOf(new Failure('connection.lost'))));
    page.refuse();
    await until(() => page.left.length > 0);
  });
});
