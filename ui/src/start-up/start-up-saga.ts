import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { all, call, put, take, takeLatest } from 'typed-redux-saga';
import { liveRequested } from '../live/live-actions.ts';
import { planFailed, planRequested, planSucceeded } from '../plan/plan-slice.ts';
import { guarded } from '../saga/guarded.ts';
import { appInfoSucceeded } from '../settings/settings-slice.ts';
import { simEnvsFailed, simEnvsRequested, simEnvsSucceeded } from '../sim-env/sim-env-slice.ts';
import { gateOf } from '../user/access-gate.ts';
import { profileFailed, profileRequested, profileSucceeded, sessionSucceeded } from '../user/user-slice.ts';
import { startUpFailed, startUpRequested, startUpSucceeded } from './start-up-slice.ts';

export type StartUpPorts = {
  readSession(): Promise<CurrentUser>;
  readAppInfo(): Promise<AppInfo>;
  /** Makes the page speak the language of the user or the browser. */
  loadTexts(user: CurrentUser): Promise<void>;
};

function* loadAppInfo({ readAppInfo }: StartUpPorts) {
  yield* put(appInfoSucceeded(yield* call(readAppInfo)));
}

/** Their slices load by themselves; a failure is theirs to show and does not keep the page away. */
function* loadOwn() {
  yield* all([put(simEnvsRequested()), put(planRequested()), put(profileRequested())]);
}

function* ownLoaded() {
  yield* all([
    take([simEnvsSucceeded.type, simEnvsFailed.type]),
    take([planSucceeded.type, planFailed.type]),
    take([profileSucceeded.type, profileFailed.type]),
  ]);
}

/** Session first; two loads for everybody, three more for who may work here, then the live connection, then the routes. */
export const startUpWorker = (ports: StartUpPorts) =>
  function* () {
    const user = yield* call(ports.readSession);
    yield* put(sessionSucceeded(user));
    const shared = [call(loadAppInfo, ports), call(ports.loadTexts, user)];
    if (gateOf(user) === undefined) {
      yield* all([...shared, call(ownLoaded), call(loadOwn)]);
      yield* put(liveRequested());
    } else yield* all(shared);
    yield* put(startUpSucceeded());
  };

export const startUpSaga = (ports: StartUpPorts) =>
  function* () {
    yield* takeLatest(startUpRequested.type, guarded(startUpWorker(ports), startUpFailed));
  };
