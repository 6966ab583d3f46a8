import { call, put, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Notice } from '../../../notice/notify.ts';
import { guarded } from '../../../saga/guarded.ts';
import { type Problem, problemOf } from '../../../saga/problem.ts';
import { invitations } from './invitation-list.ts';
import {
  type InvitationRequest,
  invitationSettled,
  inviteFailed,
  inviteRequested,
  inviteSucceeded,
  type Outcomes,
  repeatRequested,
  withdrawRequested,
} from './invite-slice.ts';

export type InvitePorts = {
  invite(request: InvitationRequest): Promise<Outcomes>;
  repeat(invitationId: string): Promise<unknown>;
  withdraw(invitationId: string): Promise<unknown>;
  notify(notice: Notice): void;
  notifyProblem(problem: Problem): void;
};

const { requested, succeeded, failed } = invitations.items.actions;

function* readListAgain() {
  yield* put(requested());
  yield* take([succeeded.type, failed.type]);
}

export const inviteWorker = (ports: InvitePorts) =>
  function* ({ payload }: ReturnType<typeof inviteRequested>) {
    yield* put(inviteSucceeded(yield* call(ports.invite, payload)));
    yield* readListAgain();
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
    yield* readListAgain();
    yield* put(invitationSettled(invitationId));
  };

/** Sends, repeats and revokes invitations. */
export const inviteSaga = (ports: InvitePorts) =>
  function* () {
    yield* takeLeading(inviteRequested.type, guarded(inviteWorker(ports), inviteFailed));
    yield* takeEvery(repeatRequested.type, oneWorker(ports, ports.repeat, 'invite.repeated'));
    yield* takeEvery(withdrawRequested.type, oneWorker(ports, ports.withdraw, 'invite.withdrawn'));
  };
