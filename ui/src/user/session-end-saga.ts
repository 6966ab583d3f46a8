import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take } from 'typed-redux-saga';
import { selectLeaving, selectUser, sessionEnded } from './user-slice.ts';

export type SessionEndPorts = {
  onSessionEnd(listener: () => void): () => void;
  leave(path: string): void;
  here(): string;
  /** Keeps a path to come back to. */
  remember(path: string): void;
};

/**
 * Once the server no longer knows the session, the visitor is told so and comes back to where they were after signing
 * in. They are asked to: where there is one provider only, and it still knows them, a page left open would otherwise
 * sign in again by itself whoever has signed out, or deleted the account, in another one.
 */
export const sessionEndSaga = ({ onSessionEnd, leave, here, remember }: SessionEndPorts) =>
  function* () {
    const ends = eventChannel<true>((emit) => onSessionEnd(() => emit(true)));
    yield* fork(function* () {
      while (true) {
        yield* take(ends);
        yield* put(sessionEnded());
      }
    });
    while (true) {
      yield* take(sessionEnded.type);
      const user = yield* select(selectUser);
      // Whoever ordered the end is led away by what they ordered.
      if (!user || user.anonymous || (yield* select(selectLeaving))) continue;
      yield* call(remember, here());
      yield* call(leave, '/login?signedOut');
      return;
    }
  };
