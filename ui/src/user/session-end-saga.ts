import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, select, take } from 'typed-redux-saga';
import { type EndReason, loginAfter } from './session-end.ts';
import { selectLeaving, selectUser, sessionEnded, sessionEndShown, sessionSucceeded } from './user-slice.ts';

export type SessionEndPorts = {
  onSessionEnd(listener: () => void): () => void;
  /** The user of the current session. */
  readSession(): Promise<CurrentUser>;
  /** Why the server refuses the session; `undefined` when it does not say. */
  readReason(): Promise<EndReason | undefined>;
  /** The number of texts of a user that are not saved and kept in this browser. */
  countTexts(owner: string): Promise<number>;
  /** Whether a form of the page holds values that are not saved. */
  hasUnsavedForm(): boolean;
  leave(path: string): void;
  here(): string;
  /** Stores the path for a return. */
  remember(path: string): void;
};

const reasonNow = async (ports: SessionEndPorts, userId: string | undefined): Promise<EndReason | CurrentUser> => {
  const present = await ports.readSession().catch(() => undefined);
  if (present && !present.anonymous) return present.userId === userId ? present : 'replaced';
  return (await ports.readReason()) ?? 'unknown';
};

/**
 * When the server no longer accepts the session, the sign-in page shows why, and the visitor returns to the same page
 * after signing in. A page with an unsaved form stays open, and offers to sign in in another tab.
 */
export const sessionEndSaga = (ports: SessionEndPorts) =>
  function* () {
    const ends = eventChannel<true>((emit) => ports.onSessionEnd(() => emit(true)));
    yield* fork(function* () {
      while (true) {
        yield* take(ends);
        yield* put(sessionEnded());
      }
    });
    while (true) {
      yield* take(sessionEnded.type);
      const user = yield* select(selectUser);
      // Signing out and deleting the account redirect on their own.
      if (!user || user.anonymous || (yield* select(selectLeaving))) continue;
      const found = yield* call(reasonNow, ports, user.userId);
      if (typeof found !== 'string') {
        yield* put(sessionSucceeded(found));
        continue;
      }
      // Open editors are notified too, and store their text first.
      yield* delay(0);
      const texts = yield* call(ports.countTexts, user.userId ?? '');
      const path = loginAfter(found, texts);
      yield* call(ports.remember, ports.here());
      if (ports.hasUnsavedForm()) {
        yield* put(sessionEndShown({ reason: found, path }));
        continue;
      }
      yield* call(ports.leave, path);
      return;
    }
  };
