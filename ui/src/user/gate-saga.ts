import { call, put, select, take } from 'typed-redux-saga';
import { settingsSucceeded } from '../settings/settings-slice.ts';
import { selectStartUp, startUpRequested, startUpSucceeded } from '../start-up/start-up-slice.ts';
import { gateNow } from './session-check-saga.ts';
import { sessionSucceeded } from './user-slice.ts';

export type GatePorts = {
  /** Loads a new page, so that no old data and no live connection remain in this one. */
  leave(path: string): void;
  here(): string;
  /** Stores the path for a return. */
  remember(path: string): void;
};

/**
 * Watches the access to the protected pages. When it is granted, the page starts again with the user's data; when it is
 * withdrawn, the user leaves the protected pages and returns to the same path later.
 */
export const gateSaga = ({ leave, here, remember }: GatePorts) =>
  function* () {
    yield* take(startUpSucceeded.type);
    let before = yield* gateNow();
    while (true) {
      yield* take([sessionSucceeded.type, settingsSucceeded.type, startUpSucceeded.type]);
      const now = yield* gateNow();
      const started = (yield* select(selectStartUp)).status === 'ready';
      if (started && before === undefined && now !== undefined) {
        yield* call(remember, here());
        yield* call(leave, now);
        return;
      }
      if (started && before !== undefined && now === undefined) yield* put(startUpRequested());
      before = now;
    }
  };
