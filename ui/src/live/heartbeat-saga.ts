import { heartbeatEvery } from '@clearbench/contracts/product-constants';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'typed-redux-saga';
import { heartbeatFailed, heartbeatSucceeded } from './live-slice.ts';

/** Asks the server now and then whether it is there, and at once when something `turned`. */
export const heartbeatSaga = (
  ask: () => Promise<unknown>,
  turned: () => EventChannel<object>,
  every = heartbeatEvery,
) =>
  function* () {
    const turns = yield* call(turned);
    while (true) {
      yield* race({ due: delay(every), turn: take(turns) });
      try {
        yield* call(ask);
        yield* put(heartbeatSucceeded());
      } catch {
        yield* put(heartbeatFailed());
      }
    }
  };
