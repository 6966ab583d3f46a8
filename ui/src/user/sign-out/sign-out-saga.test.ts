import { Failure } from '@clearbench/contracts/failure';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { memoryDrafts } from '../../file/editor/draft/memory.ts';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import {
  type SignOutAnswer,
  selectLeaving,
  selectUnsaved,
  sessionSucceeded,
  signOutAnswered,
  signOutConfirmationNeeded,
  signOutFailed,
  signOutRequested,
  userSlice,
} from '../user-slice.ts';
import { signOutSaga } from './sign-out-saga.ts';

const tester: CurrentUser = {
  anonymous: false,
  userId: 'u1',
  roles: ['ROLE_USER'],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'APPROVED',
};
const at = '2026-11-02T08:00:00.000Z';
const draft = { fileId: 'f1', fileName: 'one.xml', owner: 'u1', writer: 'p', text: '<a/>', basedOn: 1, at };

const open = async (...kept: (typeof draft)[]) => {
  const drafts = memoryDrafts();
  for (const one of kept) await drafts.keep(one);
  const done: string[] = [];
  const server = { refusal: undefined as Failure | undefined };
  let now = Date.parse(at) + 60_000;
  const saga = signOutSaga({
    signOut: async () => {
      if (server.refusal) throw server.refusal;
      done.push('signed out');
    },
    signOutEverywhere: async () => void done.push('signed out everywhere'),
    leave: (path) => void done.push(path),
    unsaved: drafts.list,
    giveUp: async (owner) => {
      done.push('given up');
      await drafts.giveUp(owner);
    },
    now: () => now,
  });
  const bench = runningSaga(saga, combineReducers({ user: userSlice.reducer }));
  bench.dispatch(sessionSucceeded(tester));
  const answer = async (what: SignOutAnswer) => {
    await bench.seen(signOutConfirmationNeeded.type);
    bench.dispatch(signOutAnswered(what));
  };
  const at0 = (time: number) => {
    now = time;
  };
  return { ...bench, drafts, done, server, answer, setClock: at0 };
};

describe('signing out', () => {
  it('asks nothing without unsaved texts', async () => {
    const { dispatch, done, types } = await open({ ...draft, owner: 'u2' });
    dispatch(signOutRequested());
    await until(() => done.length === 2);
    expect(done).toEqual(['signed out', '/login?signedOut']);
    expect(types()).not.toContain(signOutConfirmationNeeded.type);
  });

  it('asks about the texts of an editor after the editor has stored them', async () => {
    const { dispatch, drafts, done, seen } = await open();
    dispatch(signOutRequested());
    void drafts.keep(draft);
    await seen(signOutConfirmationNeeded.type);
    expect(done).toEqual([]);
  });

  it('also ends the other sessions on request', async () => {
    const { dispatch, done } = await open();
    dispatch(signOutRequested('everywhere'));
    await until(() => done.length === 2);
    expect(done).toEqual(['signed out everywhere', '/login?signedOut']);
  });

  it('names unsaved texts, and waits for the decision', async () => {
    const { dispatch, done, seen, state, answer } = await open(draft);
    dispatch(signOutRequested());
    await seen(signOutConfirmationNeeded.type);
    expect(selectUnsaved(state())).toEqual([{ fileId: 'f1', fileName: 'one.xml', at }]);
    expect([selectLeaving(state()), done]).toEqual([false, []]);
    await answer('stay');
    expect([selectUnsaved(state()), selectLeaving(state()), done]).toEqual([[], false, []]);
  });

  it('can be repeated after cancelling', async () => {
    const { dispatch, done, seen, answer } = await open(draft);
    dispatch(signOutRequested());
    await answer('stay');
    dispatch(signOutRequested());
    await seen(signOutConfirmationNeeded.type, 2);
    dispatch(signOutAnswered('keep'));
    await until(() => done.length === 2);
  });

  it('keeps the texts on request, for a return', async () => {
    const { dispatch, done, drafts, answer } = await open(draft);
    dispatch(signOutRequested());
    await answer('keep');
    await until(() => done.length === 2);
    expect(done).toEqual(['signed out', '/login?signedOut']);
    expect(await drafts.list('u1')).toHaveLength(1);
  });

  it('removes the texts after the session has ended', async () => {
    const { dispatch, done, drafts, answer } = await open(draft);
    dispatch(signOutRequested());
    await answer('remove');
    await until(() => done.length === 3);
    expect(done).toEqual(['signed out', 'given up', '/login?signedOut']);
    expect(await drafts.list('u1')).toEqual([]);
  });

  it('removes nothing if signing out fails', async () => {
    const { dispatch, seen, server, drafts, state, answer } = await open(draft);
    server.refusal = new Failure('connection.lost');
    dispatch(signOutRequested());
    await answer('remove');
    await seen(signOutFailed.type);
    expect(selectLeaving(state())).toBe(false);
    expect(await drafts.list('u1')).toHaveLength(1);
  });

  it('waits for saves in progress', async () => {
    const { dispatch, done, drafts, setClock, types } = await open(draft);
    setClock(Date.parse(at) + 100);
    dispatch(signOutRequested());
    await drafts.drop(draft);
    await until(() => done.length === 2);
    expect(types()).not.toContain(signOutConfirmationNeeded.type);
  });
});
