import type { Invitation } from '@clearbench/contracts/user/administration-routes';
import { call, debounce, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { changed, reconnected } from '../../../live/live-actions.ts';
import type { Notice } from '../../../notice/notify.ts';
import { guarded } from '../../../saga/guarded.ts';
import { type Problem, problemOf } from '../../../saga/problem.ts';
import {
  type InvitationRequest,
  invitationSettled,
  invitationsFailed,
  invitationsRequested,
  invitationsSucceeded,
  inviteFailed,
  inviteRequested,
  inviteSucceeded,
  type Outcomes,
  repeatRequested,
  selectInvite,
  withdrawRequested,
} from './invite-slice.ts';

export type InvitePorts = {
  readAll(): Promise<readonly Invitation[]>;
  invite(request: InvitationRequest): Promise<Outcomes>;
  repeat(invitationId: string): Promise<unknown>;
  withdraw(invitationId: string): Promise<unknown>;
  notify(notice: Notice): void;
  notifyProblem(problem: Problem): void;
};

export const listWorker = ({ readAll }: InvitePorts) =>
  function* () {
    yield* put(invitationsSucceeded(yield* call(readAll)));
  };

/** If the list cannot be read now, it is read at the next change, or when the page is shown again. */
function* readQuietly(ports: InvitePorts) {
  const { status } = yield* select(selectInvite);
  if (status === 'initial') return;
  try {
    yield* call(listWorker(ports));
  } catch (error) {
    problemOf(error);
  }
}

export const inviteWorker = (ports: InvitePorts) =>
  function* ({ payload }: ReturnType<typeof inviteRequested>) {
    yield* put(inviteSucceeded(yield* call(ports.invite, payload)));
    yield* readQuietly(ports);
  };

type One = ReturnType<typeof repeatRequested> | ReturnType<typeof withdrawRequested>;

/** A command on one invitation: the result is shown, and in every case the list is read again. */
const oneWorker = (ports: InvitePorts, request: (invitationId: string) => Promise<unknown>, textKey: string) =>
  function* ({ payload: { invitationId, email } }: One) {
    try {
      yield* call(request, invitationId);
      yield* call(ports.notify, { tone: 'good' as const, textKey, params: { email } });
    } catch (error) {
      yield* call(ports.notifyProblem, problemOf(error));
    }
    yield* readQuietly(ports);
    yield* put(invitationSettled(invitationId));
  };

const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
  reconnected.match(action) || (changed.match(action) && action.payload.topic === 'invitation');

export const inviteSaga = (ports: InvitePorts, settleTime = 350) =>
  function* () {
    yield* takeLatest(invitationsRequested.type, guarded(listWorker(ports), invitationsFailed));
    yield* takeLeading(inviteRequested.type, guarded(inviteWorker(ports), inviteFailed));
    yield* takeEvery(repeatRequested.type, oneWorker(ports, ports.repeat, 'invite.repeated'));
    yield* takeEvery(withdrawRequested.type, oneWorker(ports, ports.withdraw, 'invite.withdrawn'));
    yield* debounce(settleTime, mayHaveChanged, readQuietly, ports);
  };
