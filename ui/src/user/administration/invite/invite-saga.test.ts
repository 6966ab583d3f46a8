import { Failure } from '@clearbench/contracts/failure';
import type { Invitation } from '@clearbench/contracts/user/administration-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { fork } from 'typed-redux-saga';
import { listSaga } from '../../../admin-resource/list-saga.ts';
import { changed } from '../../../live/live-actions.ts';
import type { Notice } from '../../../notice/notify.ts';
import type { Problem } from '../../../saga/problem.ts';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import { invitations } from './invitation-list.ts';
import { stateOf } from './invitation-state.ts';
import { inviteSaga } from './invite-saga.ts';
import {
  invitationSettled,
  inviteFailed,
  inviteRequested,
  inviteSlice,
  inviteSucceeded,
  repeatRequested,
  withdrawRequested,
} from './invite-slice.ts';

const invitation = (some: Partial<Invitation> = {}): Invitation => ({
  invitationId: 'i1',
  email: 'ada@bank.example',
  language: 'en',
  planId: '',
  until: '',
  environmentIds: [],
  state: 'open',
  expiresAt: '2026-11-28T10:00:00.000Z',
  sentAt: '2026-11-21T10:00:00.000Z',
  ...some,
});

const { requested, succeeded } = invitations.items.actions;

const request = { addresses: ['ada@bank.example', 'ben@bank.example'], language: 'en', environmentIds: [] };

const serving = (refusal?: Failure) => {
  const server = { all: [] as Invitation[], reads: 0 };
  const notices: Notice[] = [];
  const problems: Problem[] = [];
  const list = async () => {
    server.reads += 1;
    return server.all;
  };
  const commands = inviteSaga({
    invite: async ({ addresses }) => {
      if (refusal) throw refusal;
      server.all = [invitation()];
      return addresses.map((id) => (id.startsWith('ben') ? { id, errorKey: 'user.alreadySignedUp' } : { id }));
    },
    repeat: async () => {
      if (refusal) throw refusal;
    },
    withdraw: async () => {
      server.all = [invitation({ state: 'withdrawn' })];
    },
    notify: (notice) => notices.push(notice),
    notifyProblem: (problem) => problems.push(problem),
  });
  const saga = function* () {
    yield* fork(listSaga(invitations.items, { topics: ['invitation'], list }, 5));
    yield* fork(commands);
  };
  const reducer = combineReducers({ userInvite: inviteSlice.reducer, invitations: invitations.items.reducer });
  const run = runningSaga(saga, reducer);
  run.dispatch(requested());
  return {
    ...run,
    server,
    notices,
    problems,
    invite: () => run.state().userInvite,
    listed: () => run.state().invitations.items,
  };
};

describe('inviting', () => {
  it('shows the result for each address, and reads the list again', async () => {
    const { dispatch, seen, invite, listed } = serving();
    await seen(succeeded.type);
    dispatch(inviteRequested(request));
    await seen(inviteSucceeded.type);
    await seen(succeeded.type, 2);
    expect(invite().results).toEqual([
      { id: 'ada@bank.example' },
      { id: 'ben@bank.example', errorKey: 'user.alreadySignedUp' },
    ]);
    expect(listed()).toHaveLength(1);
  });

  it('shows why nothing could be sent', async () => {
    const { dispatch, seen, invite } = serving(new Failure('mail.notConfigured'));
    dispatch(inviteRequested(request));
    await seen(inviteFailed.type);
    expect(invite()).toMatchObject({ sending: false, problem: { errorKey: 'mail.notConfigured' } });
  });
});

describe('an invitation', () => {
  it('is revoked: a notice is shown, the list is read again, and the next command is possible', async () => {
    const { dispatch, seen, notices, invite, listed } = serving();
    dispatch(withdrawRequested(invitation()));
    expect(invite().busy).toEqual(['i1']);
    await seen(invitationSettled.type);
    expect(notices).toEqual([{ tone: 'good', textKey: 'invite.withdrawn', params: { email: 'ada@bank.example' } }]);
    expect(invite().busy).toEqual([]);
    expect(listed()?.[0]?.state).toBe('withdrawn');
  });

  it('that was accepted meanwhile is not sent again, with the reason', async () => {
    const { dispatch, seen, problems } = serving(new Failure('link.used'));
    dispatch(repeatRequested(invitation()));
    await seen(invitationSettled.type);
    expect(problems).toEqual([{ errorKey: 'link.used', params: {} }]);
  });

  it('that was accepted elsewhere is updated live', async () => {
    const { dispatch, seen, server, listed } = serving();
    await seen(succeeded.type);
    server.all = [invitation({ state: 'accepted' })];
    dispatch(changed({ topic: 'invitation', id: 'i1', revision: 1 }));
    await until(() => listed()?.[0]?.state === 'accepted');
  });

  it.each([
    ['open', '2026-11-21T10:00:00Z', 'open'],
    ['open', '2026-11-28T10:00:00Z', 'expired'],
    ['withdrawn', '2026-12-01T10:00:00Z', 'withdrawn'],
  ] as const)('stored as %s is at %s shown as %s', (state, now, shown) =>
    expect(stateOf(invitation({ state }), Date.parse(now))).toBe(shown),
  );
});
