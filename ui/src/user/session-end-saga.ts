import { eventChannel } from 'redux-saga';
import { call, select, take } from 'typed-redux-saga';
import { rememberPath } from './login-redirect.ts';
import { selectUser } from './user-slice.ts';

export type SessionEndPorts = {
  onSessionEnd(listener: () => void): () => void;
  leave(path: string): void;
  here(): string;
};

/** Once the server no longer knows the session, the visitor signs in again and comes back to where they were. */
export const sessionEndSaga = ({ onSessionEnd, leave, here }: SessionEndPorts) =>
  function* () {
    const ends = eventChannel<true>((emit) => onSessionEnd(() => emit(true)));
    while (true) {
      yield* take(ends);
      const user = yield* select(selectUser);
      if (!user || user.anonymous) continue;
      yield* call(rememberPath, here());
      yield* call(leave, '/login/');
      return;
    }
  };
