import { Failure } from '@clearbench/contracts/failure';
import type { BodyOf } from '@clearbench/contracts/route';
import type { changeUserRoute, UserAccount } from '@clearbench/contracts/user/administration-routes';
import type { Action } from '@reduxjs/toolkit';
import { call, debounce, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { changed, reconnected } from '../../../live/live-actions.ts';
import type { Notice } from '../../../notice/notify.ts';
import { guarded } from '../../../saga/guarded.ts';
import { type Problem, problemOf } from '../../../saga/problem.ts';
import { nameOf } from '../account-names.ts';
import { changeOf } from './account-draft.ts';
import {
  accountFailed,
  accountRead,
  accountReread,
  deleteFailed,
  deleteRequested,
  editLeft,
  editOpened,
  endSessionsFailed,
  endSessionsRequested,
  endSessionsSucceeded,
  saveFailed,
  saveOvertaken,
  saveRequested,
  saveSucceeded,
  selectEdit,
} from './edit-slice.ts';

export type EditPorts = {
  readAccount(userId: string): Promise<UserAccount>;
  change(body: BodyOf<typeof changeUserRoute>): Promise<unknown>;
  remove(userId: string): Promise<unknown>;
  endSessions(userId: string): Promise<unknown>;
  notify(notice: Notice): void;
  /** Navigates back to the list of users. */
  leave(): void;
};

export const openWorker = ({ readAccount }: EditPorts) =>
  function* ({ payload: userId }: ReturnType<typeof editOpened>) {
    yield* put(accountRead(yield* call(readAccount, userId)));
  };

const isStale = (error: unknown): boolean => error instanceof Failure && error.errorKey === 'user.accountStale';

/** Saves the changes; when another administrator saved first, reads their version and keeps the changes. */
export const saveWorker = ({ readAccount, change }: EditPorts) =>
  function* () {
    const { account, draft, userId } = yield* select(selectEdit);
    if (!account) return;
    try {
      yield* call(change, changeOf(account, draft));
    } catch (error) {
      if (!isStale(error)) throw error;
      yield* put(saveOvertaken(yield* call(readAccount, userId)));
      return;
    }
    yield* put(saveSucceeded(yield* call(readAccount, userId)));
  };

export const deleteWorker = ({ remove, notify, leave }: EditPorts) =>
  function* () {
    const { account } = yield* select(selectEdit);
    if (!account) return;
    yield* call(remove, account.userId);
    yield* call(notify, { tone: 'good' as const, textKey: 'userEdit.deleted', params: { name: nameOf(account) } });
    yield* call(leave);
  };

/** The account itself and unsaved changes stay unchanged. */
export const endSessionsWorker = ({ endSessions, notify }: EditPorts) =>
  function* () {
    const { account } = yield* select(selectEdit);
    if (!account) return;
    yield* call(endSessions, account.userId);
    yield* put(endSessionsSucceeded());
    yield* call(notify, {
      tone: 'good' as const,
      textKey: 'userEdit.sessionsEnded',
      params: { name: nameOf(account) },
    });
  };

const isGone = ({ errorKey }: Problem): boolean => errorKey === 'user.notFound';

/** Reads the account again. If that fails, the next change or save tries again; a deleted account is reported. */
const followWorker = ({ readAccount }: EditPorts) =>
  function* () {
    const { userId, status } = yield* select(selectEdit);
    if (status !== 'idle') return;
    try {
      yield* put(accountReread(yield* call(readAccount, userId)));
    } catch (error) {
      const problem = problemOf(error);
      const { deleting } = yield* select(selectEdit);
      if (isGone(problem) && !deleting) yield* put(accountFailed(problem));
    }
  };

const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
  reconnected.match(action) || (changed.match(action) && action.payload.topic === 'user-account');

export const editSaga = (ports: EditPorts, settleTime = 350) =>
  function* () {
    const open = guarded(openWorker(ports), accountFailed);
    // Opening the next account cancels everything that runs for the last one, so no late reply reaches the next page.
    yield* takeLatest([editOpened.type, editLeft.type], function* (action: Action) {
      if (!editOpened.match(action)) return;
      yield* takeLeading(saveRequested.type, guarded(saveWorker(ports), saveFailed));
      yield* takeLeading(deleteRequested.type, guarded(deleteWorker(ports), deleteFailed));
      yield* takeLeading(endSessionsRequested.type, guarded(endSessionsWorker(ports), endSessionsFailed));
      yield* debounce(settleTime, mayHaveChanged, followWorker(ports));
      yield* call(open, action);
    });
  };
