import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import { environmentSwitched, simEnvsFailed, simEnvsRequested, simEnvsSucceeded } from './sim-env-slice.ts';
import { keepWorkplace, keptWorkplace } from './workplace.ts';

export type SimEnvPorts = { readAll(): Promise<SimEnv[]>; readonly storage: Storage };

/** Reads the user's environments; the one chosen last in this browser becomes the current one again. */
export const simEnvWorker = ({ readAll, storage }: SimEnvPorts) =>
  function* () {
    const all = yield* call(readAll);
    const kept = yield* call(keptWorkplace, storage);
    yield* put(simEnvsSucceeded(all));
    if (kept) yield* put(environmentSwitched(kept));
  };

export const simEnvSaga = (ports: SimEnvPorts) =>
  function* () {
    yield* takeLatest(simEnvsRequested.type, guarded(simEnvWorker(ports), simEnvsFailed));
    yield* takeEvery(environmentSwitched, function* ({ payload }) {
      yield* call(keepWorkplace, payload, ports.storage);
    });
  };
