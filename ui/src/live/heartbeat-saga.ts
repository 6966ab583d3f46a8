import { heartbeatEvery } from '@clearbench/contracts/product-constants';
import { call, delay, put } from 'typed-redux-saga';
import { heartbeatFailed, heartbeatSucceeded } from './live-slice.ts';

/** Asks the server now and then whether it is there. */
export const heartbeatSaga = (ask: () => Promise<unknown>, every = heartbeatEvery) =>
  function* () {
    while (true) {
      yield* delay(every);
      try {
        yield* call(ask);
        yield* put(heartbeatSucceeded());
      } catch {
        yield* put(heartbeatFailed());
      }
    }
  };
