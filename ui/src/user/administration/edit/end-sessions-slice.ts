import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { Notice } from '../../../notice/notify.ts';
import { type Problem, problemOf } from '../../../saga/problem.ts';

type SessionOwner = { readonly userId: string; readonly name: string };

/** Whether the sessions of a user are being ended. */
export const endSessionsSlice = createSlice({
  name: 'endSessions',
  initialState: { running: false },
  reducers: {
    requested: (_, __: PayloadAction<SessionOwner>) => ({ running: true }),
    ended: () => ({ running: false }),
  },
  selectors: { selectEnding: ({ running }) => running },
});

export const { requested: endSessionsRequested } = endSessionsSlice.actions;
export const { selectEnding } = endSessionsSlice.selectors;

const { ended } = endSessionsSlice.actions;

export type EndSessionsPorts = {
  endSessions(userId: string): Promise<unknown>;
  notify(notice: Notice): void;
  notifyProblem(problem: Problem): void;
};

/** Signs a user out of every session; unsaved changes to the account stay. */
export const endSessionsSaga = ({ endSessions, notify, notifyProblem }: EndSessionsPorts) =>
  function* () {
    yield* takeLeading(endSessionsRequested.type, function* ({ payload }: PayloadAction<SessionOwner>) {
      const { userId, name } = payload;
      try {
        yield* call(endSessions, userId);
        yield* call(notify, { tone: 'good' as const, textKey: 'userEdit.sessionsEnded', params: { name } });
      } catch (error) {
        yield* call(notifyProblem, problemOf(error));
      }
      yield* put(ended());
    });
  };
