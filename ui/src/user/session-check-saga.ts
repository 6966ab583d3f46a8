import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { userView } from '@clearbench/contracts/user/views';
import { eventChannel } from 'redux-saga';
import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { changed } from '../live/live-actions.ts';
import { heartbeatSucceeded, socketDisconnected } from '../live/live-slice.ts';
import { guarded } from '../saga/guarded.ts';
import { selectApprovalRequired, settingsRequested } from '../settings/settings-slice.ts';
import { gateOf } from './access-gate.ts';
import { selectUser, sessionEnded, sessionFailed, sessionRequested, sessionSucceeded } from './user-slice.ts';

export type SessionCheckPorts = {
  readSession(): Promise<CurrentUser>;
  onAccountRefused(listener: () => void): () => void;
};

export function* gateNow() {
  const user = yield* select(selectUser);
  return user && gateOf(user, yield* select(selectApprovalRequired));
}

/** What the gate depends on besides the account is read again, too: where nothing is heard live it may have changed as well. */
const checkWorker = ({ readSession }: SessionCheckPorts) =>
  function* () {
    const user = yield* select(selectUser);
    if (!user || user.anonymous) return;
    const present = yield* call(readSession);
    if (present.anonymous || present.userId !== user.userId) {
      yield* put(sessionEnded());
      return;
    }
    yield* put(sessionSucceeded(present));
    yield* put(settingsRequested());
  };

/** A change of the own account, the only one the server tells this page of. */
const aboutUser = (action: unknown): boolean => changed.match(action) && action.payload.topic === userView.name;

function* checkAtGate() {
  if ((yield* gateNow()) !== undefined) yield* put(sessionRequested());
}

/**
 * Asks again who is there whenever that may have changed: the account, the live connection, which the server closes
 * when an account is shut out, a call that was refused for it; and with each heartbeat of somebody who waits.
 */
export const sessionCheckSaga = (ports: SessionCheckPorts) =>
  function* () {
    const refusals = eventChannel<true>((emit) => ports.onAccountRefused(() => emit(true)));
    const check = guarded(checkWorker(ports), () => sessionFailed());
    yield* fork(function* () {
      yield* takeEvery(refusals, function* () {
        yield* put(sessionRequested());
      });
    });
    yield* takeLatest(heartbeatSucceeded.type, checkAtGate);
    yield* takeLatest([sessionRequested.type, socketDisconnected.type, aboutUser], check);
  };
