import { Failure } from '@clearbench/contracts/failure';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';
import { liveSlice, socketDisconnected } from '../live/live-slice.ts';
import { problemOf } from '../saga/problem.ts';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { settingsSlice } from '../settings/settings-slice.ts';
import { accountDeletionRequested } from './profile/own-account-slice.ts';
import { sessionCheckSaga } from './session-check-saga.ts';
import type { EndReason } from './session-end.ts';
import { sessionEndSaga } from './session-end-saga.ts';
import {
  selectSessionEnd,
  sessionEndShown,
  sessionRequested,
  sessionSucceeded,
  signOutFailed,
  signOutRequested,
  userSlice,
} from './user-slice.ts';

const noListener: CurrentUser = {
  anonymous: true,
  roles: [],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
};
const tester: CurrentUser = {
  ...noListener,
  anonymous: false,
  userId: 'u1',
  roles: ['ROLE_USER'],
  approvedState: 'APPROVED',
};

const analyst: CurrentUser = { ...tester, userId: 'u2' };

const begin = ({ unsavedForm = false, texts = 0 } = {}) => {
  const left: string[] = [];
  const kept: string[] = [];
  const server = { reads: 0, present: noListener, reason: 'idle' as EndReason | undefined };
  let refuse: () => void = () => undefined;
  const bench = runningSaga(
    function* () {
      yield* fork(
        sessionEndSaga({
          onSessionEnd: (listener) => {
            refuse = listener;
            return () => undefined;
          },
          readSession: async () => server.present,
          readReason: async () => server.reason,
          countTexts: async (owner) => (owner === 'u1' ? texts : 0),
          hasUnsavedForm: () => unsavedForm,
          leave: (path) => void left.push(path),
          here: () => '/file/1',
          remember: (path) => void kept.push(path),
        }),
      );
      yield* sessionCheckSaga({
        readSession: async () => {
          server.reads += 1;
          return server.present;
        },
        onAccountRefused: () => () => undefined,
      })();
    },
    combineReducers({ user: userSlice.reducer, settings: settingsSlice.reducer, live: liveSlice.reducer }),
  );
  bench.dispatch(sessionSucceeded(tester));
  return { ...bench, left, kept, server, refuse: () => refuse() };
};

describe('the end of a session', () => {
  it.each([
    ['a call is refused', ({ refuse }: ReturnType<typeof begin>) => refuse()],
    ['the live connection is ended', ({ dispatch }: ReturnType<typeof begin>) => dispatch(socketDisconnected())],
  ])('is shown, without signing in again automatically, when %s', async (_, happens) => {
    const page = begin();
    happens(page);
    await until(() => page.left.length > 0);
    expect([page.left, page.kept]).toEqual([['/login?ended=idle'], ['/file/1']]);
  });

  it.each([
    ['signs out', signOutRequested()],
    ['deletes the account', accountDeletionRequested()],
  ])('redirects nowhere else for a user who %s', async (_, action) => {
    const page = begin();
    page.dispatch(action);
    page.dispatch(socketDisconnected());
    page.refuse();
    await page.seen('user/sessionEnded', 2);
    expect([page.left, page.kept, page.server.reads]).toEqual([[], [], 1]);
  });

  it.each(['idle', 'lifetime', 'endedByAdministrator', 'unreadable', 'signedOut'] as const)(
    'leads to the sign-in page with the reason and the number of kept texts: %s',
    async (reason) => {
      const page = begin({ texts: 2 });
      page.server.reason = reason;
      page.refuse();
      await until(() => page.left.length > 0);
      expect(page.left).toEqual([`/login?ended=${reason}&kept=2`]);
    },
  );

  it('has no reason if the server gives none', async () => {
    const page = begin();
    page.server.reason = undefined;
    page.refuse();
    await until(() => page.left.length > 0);
    expect(page.left).toEqual(['/login?ended=unknown']);
  });

  it('is ignored if the same user has signed in again meanwhile', async () => {
    const page = begin();
    page.server.present = tester;
    page.refuse();
    await page.seen(sessionSucceeded.type, 2);
    expect(page.left).toEqual([]);
  });

  it('is a replacement if another account has signed in in this browser', async () => {
    const page = begin({ texts: 1 });
    page.server.present = analyst;
    page.dispatch(sessionRequested());
    await until(() => page.left.length > 0);
    expect(page.left).toEqual(['/login?ended=replaced&kept=1']);
  });

  it('keeps a page with an unsaved form open, and shows a dialog', async () => {
    const page = begin({ unsavedForm: true });
    page.refuse();
    await page.seen(sessionEndShown.type);
    expect([page.left, selectSessionEnd(page.state())]).toEqual([[], { reason: 'idle', path: '/login?ended=idle' }]);
  });

  it('is shown again after signing out has failed', async () => {
    const page = begin();
    page.dispatch(signOutRequested());
    page.dispatch(signOutFailed(problemOf(new Failure('connection.lost'))));
    page.refuse();
    await until(() => page.left.length > 0);
  });
});
