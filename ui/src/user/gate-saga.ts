import { call, put, select, take } from 'typed-redux-saga';
import { settingsSucceeded } from '../settings/settings-slice.ts';
import { selectStartUp, startUpRequested, startUpSucceeded } from '../start-up/start-up-slice.ts';
import { gateNow } from './session-check-saga.ts';
import { sessionSucceeded } from './user-slice.ts';

export type GatePorts = {
  /** Loads a new page, so that nothing of before is left in this one, nor its live connection. */
  leave(path: string): void;
  here(): string;
  /** Keeps a path to come back to. */
  remember(path: string): void;
};

/**
 * Watches the gate between the visitor and the protected pages. When it opens, the page starts up anew with all that
 * is theirs; when it closes, whoever was inside is put outside and will come back to where they were.
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
