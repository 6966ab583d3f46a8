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

/**
 * Other data that the access depends on is read again too, because a change may have been missed without the live
 * connection.
 */
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

/** A change of the own account, the only one of which the server notifies this page. */
const aboutUser = (action: unknown): boolean => changed.match(action) && action.payload.topic === userView.name;

function* checkAtGate() {
  if ((yield* gateNow()) !== undefined) yield* put(sessionRequested());
}

/**
 * Reads the session again whenever it may have changed: the account, the live connection, which the server closes when
 * an account loses access, and a refused call; for a waiting user also with each heartbeat.
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
