import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { call, debounce, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import { storedEnvironment, storeSelectedEnvironment } from './selected-environment.ts';
import {
  environmentSwitched,
  selectSimEnvStatus,
  simEnvsFailed,
  simEnvsNotReread,
  simEnvsRequested,
  simEnvsReread,
  simEnvsSucceeded,
} from './sim-env-slice.ts';

export type SimEnvPorts = { readAll(): Promise<SimEnv[]>; readonly storage: Storage };

/** Reads the user's environments; the one selected last in this browser becomes the current one again. */
export const simEnvWorker = ({ readAll, storage }: SimEnvPorts) =>
  function* () {
    const all = yield* call(readAll);
    const kept = yield* call(storedEnvironment, storage);
    yield* put(simEnvsSucceeded(all));
    if (kept) yield* put(environmentSwitched(kept));
  };

/** Environments change, and so do their members: by the user's account or plan. */
const topics: readonly string[] = ['sim-env', 'user', 'plan'];

const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
  reconnected.match(action) || (changed.match(action) && topics.includes(action.payload.topic));

/** Reads the environments again. If that fails, the next change tries again; what is shown stays. */
const followWorker = ({ readAll }: SimEnvPorts) =>
  function* () {
    if ((yield* select(selectSimEnvStatus)) !== 'idle') return;
    yield* put(simEnvsReread(yield* call(readAll)));
  };

export const simEnvSaga = (ports: SimEnvPorts, settleTime = 350) =>
  function* () {
    yield* debounce(
      settleTime,
      mayHaveChanged,
      guarded(followWorker(ports), () => simEnvsNotReread()),
    );
    yield* takeLatest(simEnvsRequested.type, guarded(simEnvWorker(ports), simEnvsFailed));
    yield* takeEvery(environmentSwitched, function* ({ payload }) {
      yield* call(storeSelectedEnvironment, payload, ports.storage);
    });
  };
