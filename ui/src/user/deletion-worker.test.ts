import { Failure } from '@clearbench/contracts/failure';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { memoryDrafts } from '../file/editor/draft/memory.ts';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { ownAccountSaga } from './profile/own-account-saga.ts';
import { accountDeletionFailed, accountDeletionRequested } from './profile/own-account-slice.ts';
import { sessionSucceeded, userSlice } from './user-slice.ts';

const tester: CurrentUser = {
  anonymous: false,
  userId: 'u1',
  roles: ['ROLE_USER'],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'APPROVED',
};
const draft = { fileId: 'f1', owner: 'u1', writer: 'p', text: '<a/>', basedOn: 1, at: '2026-11-02T08:00:00Z' };

const deleteWith = async (deleteAccount: () => Promise<unknown>) => {
  const drafts = memoryDrafts();
  await drafts.keep(draft);
  await drafts.keep({ ...draft, owner: 'u2' });
  const left: string[] = [];
  const saga = ownAccountSaga({ deleteAccount, giveUp: drafts.giveUp, leave: (path) => void left.push(path) });
  const bench = runningSaga(saga, combineReducers({ user: userSlice.reducer }));
  bench.dispatch(sessionSucceeded(tester));
  bench.dispatch(accountDeletionRequested());
  return { ...bench, drafts, left };
};

describe('deleting the own account', () => {
  it("removes the user's texts from this browser, and keeps those of others", async () => {
    const { drafts, left } = await deleteWith(async () => undefined);
    await until(() => left.length > 0);
    expect([left, await drafts.list('u1')]).toEqual([['/login?deleted'], []]);
    expect(await drafts.list('u2')).toHaveLength(1);
  });

  it('changes nothing when it is refused', async () => {
    const { drafts, left, seen } = await deleteWith(() => Promise.reject(new Failure('user.lastAdministrator')));
    await seen(accountDeletionFailed.type);
    expect([left, (await drafts.list('u1')).length]).toEqual([[], 1]);
  });
});
