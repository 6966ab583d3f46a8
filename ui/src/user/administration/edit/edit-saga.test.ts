import { Failure } from '@clearbench/contracts/failure';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { changed } from '../../../live/live-actions.ts';
import type { Notice } from '../../../notice/notify.ts';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import { sampleAccount } from '../../testing/account.fixture.ts';
import { type EditPorts, editSaga } from './edit-saga.ts';
import {
  accountFailed,
  accountRead,
  accountReread,
  choiceMade,
  deleteFailed,
  deleteRequested,
  draftDiscarded,
  editLeft,
  editOpened,
  editSlice,
  endSessionsFailed,
  endSessionsRequested,
  endSessionsSucceeded,
  saveFailed,
  saveOvertaken,
  saveRequested,
  saveSucceeded,
} from './edit-slice.ts';

type Change = Parameters<EditPorts['change']>[0];

/** A server with one account and its versions. */
const serving = (account: UserAccount) => {
  const server = {
    account,
    changes: [] as Change[],
    signedOut: [] as string[],
    refusal: undefined as Failure | undefined,
    wait: (): Promise<void> => Promise.resolve(),
  };
  const said: Notice[] = [];
  const left = { times: 0 };
  const ports: EditPorts = {
    readAccount: async (userId) => {
      await server.wait();
      if (userId !== server.account.userId) throw new Failure('user.notFound');
      return server.account;
    },
    change: async (body) => {
      if (server.refusal) throw server.refusal;
      if (body.basedOn !== server.account.accountVersion) throw new Failure('user.accountStale');
      server.changes.push(body);
      const { basedOn, userId: _, plan, ...facts } = body;
      const planned = plan ? { planId: plan.planId, planUntil: plan.until ?? '' } : {};
      server.account = { ...server.account, ...(facts as object), ...planned, accountVersion: basedOn + 1 };
    },
    remove: async () => {
      if (server.refusal) throw server.refusal;
    },
    endSessions: async (userId) => {
      if (server.refusal) throw server.refusal;
      server.signedOut.push(userId);
    },
    notify: (notice) => said.push(notice),
    leave: () => {
      left.times += 1;
    },
  };
  const bench = runningSaga(editSaga(ports, 5), combineReducers({ userEdit: editSlice.reducer }));
  return { ...bench, server, said, left, edit: () => bench.state().userEdit };
};

/** A change by another administrator meanwhile. */
const byOther = (server: { account: UserAccount }, some: Partial<UserAccount>) => {
  server.account = { ...server.account, ...some, accountVersion: server.account.accountVersion + 1 };
};

const opened = async () => {
  const bench = serving(sampleAccount());
  bench.dispatch(editOpened('u1'));
  await bench.seen(accountRead.type);
  return bench;
};

const accountChanged = changed({ topic: 'user-account', id: 'u1', revision: 1 });

describe('editing an account', () => {
  it('shows that there is none', async () => {
    const { dispatch, seen, edit } = serving(sampleAccount());
    dispatch(editOpened('nobody'));
    await seen(accountFailed.type);
    expect(edit()).toMatchObject({ status: 'error', problem: { errorKey: 'user.notFound' } });
  });

  it('saves only the changed fields, then shows the saved state', async () => {
    const { dispatch, seen, server, edit } = await opened();
    dispatch(choiceMade({ userState: 'DISABLED' }));
    dispatch(saveRequested());
    await seen(saveSucceeded.type);
    expect(server.changes).toEqual([{ userId: 'u1', basedOn: 3, userState: 'DISABLED' }]);
    expect(edit()).toMatchObject({ saved: true, saving: false, draft: {}, account: { userState: 'DISABLED' } });
  });

  it('keeps changes made while it is being saved', async () => {
    const { dispatch, seen, edit } = await opened();
    dispatch(choiceMade({ userState: 'DISABLED' }));
    dispatch(saveRequested());
    dispatch(choiceMade({ environmentIds: ['e1', 'e2'] }));
    await seen(saveSucceeded.type);
    expect(edit()).toMatchObject({ saved: false, draft: { environmentIds: ['e1', 'e2'] } });
    expect(edit().account?.userState).toBe('DISABLED');
  });

  it('shows no late result of another account', async () => {
    const { dispatch, server, edit, types } = await opened();
    const waiting: (() => void)[] = [];
    server.wait = () => new Promise((resolve) => waiting.push(resolve));
    dispatch(choiceMade({ userState: 'DISABLED' }));
    dispatch(saveRequested());
    await until(() => waiting.length === 1);
    dispatch(editLeft());
    dispatch(editOpened('u2'));
    await until(() => waiting.length === 2);
    for (const answer of waiting) answer();
    await until(() => edit().status === 'error');
    expect(types()).not.toContain(saveSucceeded.type);
    expect(edit()).toMatchObject({ userId: 'u2', account: undefined });
  });

  it('distinguishes its own change from those of others', async () => {
    const { dispatch, seen, edit } = await opened();
    dispatch(choiceMade({ userState: 'DISABLED' }));
    dispatch(saveRequested());
    dispatch(accountChanged);
    await seen(saveSucceeded.type);
    await seen(accountReread.type);
    expect(edit()).toMatchObject({ moved: false, meanwhile: [], saved: true });
  });

  it('is overtaken by another administrator: their change is shown, the own changes are kept, and saving again works', async () => {
    const { dispatch, seen, server, edit } = await opened();
    dispatch(choiceMade({ environmentIds: ['e1', 'e2'] }));
    byOther(server, { roles: ['ROLE_USER', 'ROLE_ANALYST'] });
    dispatch(saveRequested());
    await seen(saveOvertaken.type);
    expect(edit()).toMatchObject({ moved: true, saving: false, draft: { environmentIds: ['e1', 'e2'] } });
    expect(edit().meanwhile.map(({ field }) => field)).toEqual(['roles']);
    expect(server.changes).toEqual([]);
    dispatch(saveRequested());
    await seen(saveSucceeded.type);
    expect(server.account).toMatchObject({ roles: ['ROLE_USER', 'ROLE_ANALYST'], environmentIds: ['e1', 'e2'] });
  });

  it('shows changes by others live, compared with the value first shown', async () => {
    const { dispatch, seen, server, edit } = await opened();
    dispatch(choiceMade({ planId: 'pro' }));
    byOther(server, { planId: 'reader' });
    dispatch(accountChanged);
    await seen(accountReread.type);
    byOther(server, { planId: 'other' });
    dispatch(accountChanged);
    await seen(accountReread.type, 2);
    const [change] = edit().meanwhile;
    expect([change?.before.planId, change?.after.planId]).toEqual(['trial', 'other']);
    expect(edit().draft).toEqual({ planId: 'pro' });
  });

  it('drops a change that another administrator has saved meanwhile', async () => {
    const { dispatch, seen, server, edit } = await opened();
    dispatch(choiceMade({ userState: 'DISABLED' }));
    byOther(server, { userState: 'DISABLED' });
    dispatch(accountChanged);
    await seen(accountReread.type);
    expect(edit().draft).toEqual({});
  });

  it('shows that another administrator has deleted the account', async () => {
    const { dispatch, seen, server, edit } = await opened();
    server.account = sampleAccount({ userId: 'another' });
    dispatch(accountChanged);
    await seen(accountFailed.type);
    expect(edit()).toMatchObject({ status: 'error', problem: { errorKey: 'user.notFound' } });
  });

  it('discards the changes on request', async () => {
    const { dispatch, edit } = await opened();
    dispatch(choiceMade({ userState: 'DISABLED' }));
    dispatch(draftDiscarded());
    expect(edit()).toMatchObject({ draft: {}, moved: false });
  });

  it('keeps the changes when the last administrator would be lost', async () => {
    const { dispatch, seen, server, edit } = await opened();
    server.refusal = new Failure('user.lastAdministrator');
    dispatch(choiceMade({ roles: ['ROLE_ANALYST'] }));
    dispatch(saveRequested());
    await seen(saveFailed.type);
    expect(edit()).toMatchObject({
      draft: { roles: ['ROLE_ANALYST'] },
      problem: { errorKey: 'user.lastAdministrator' },
    });
  });
});

describe('deleting an account', () => {
  it('is reported and leads back to the list', async () => {
    const { dispatch, said, left } = await opened();
    dispatch(deleteRequested());
    await until(() => left.times === 1);
    expect(said).toEqual([{ tone: 'good', textKey: 'userEdit.deleted', params: { name: 'Tessa Tester' } }]);
  });

  it('stays on the page after a refusal', async () => {
    const { dispatch, seen, server, left, edit } = await opened();
    server.refusal = new Failure('user.lastAdministrator');
    dispatch(deleteRequested());
    await seen(deleteFailed.type);
    expect(left.times).toBe(0);
    expect(edit()).toMatchObject({ deleting: false, problem: { errorKey: 'user.lastAdministrator' } });
  });
});

describe('signing out a user everywhere', () => {
  it('is reported, and keeps unsaved changes', async () => {
    const { dispatch, seen, server, said, edit } = await opened();
    dispatch(choiceMade({ userState: 'DISABLED' }));
    dispatch(endSessionsRequested());
    expect(edit().ending).toBe(true);
    await seen(endSessionsSucceeded.type);
    await until(() => said.length === 1);
    expect(server.signedOut).toEqual(['u1']);
    expect(said).toEqual([{ tone: 'good', textKey: 'userEdit.sessionsEnded', params: { name: 'Tessa Tester' } }]);
    expect(edit()).toMatchObject({ ending: false, draft: { userState: 'DISABLED' } });
  });

  it('shows why it failed', async () => {
    const { dispatch, seen, server, edit } = await opened();
    server.refusal = new Failure('connection.lost');
    dispatch(endSessionsRequested());
    await seen(endSessionsFailed.type);
    expect(edit()).toMatchObject({ ending: false, problem: { errorKey: 'connection.lost' } });
  });
});
