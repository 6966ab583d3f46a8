import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { all, call, put, select, take, takeLatest } from 'typed-redux-saga';
import { liveRequested } from '../live/live-actions.ts';
import { planFailed, planRequested, planSucceeded } from '../plan/plan-slice.ts';
import { guarded } from '../saga/guarded.ts';
import { type SettingsPorts, settingsWorker } from '../settings/settings-saga.ts';
import { selectApprovalRequired } from '../settings/settings-slice.ts';
import { simEnvsFailed, simEnvsRequested, simEnvsSucceeded } from '../sim-env/sim-env-slice.ts';
import { gateOf } from '../user/access-gate.ts';
import { profileFailed, profileRequested, profileSucceeded, selectUser, sessionSucceeded } from '../user/user-slice.ts';
import { startUpFailed, startUpRequested, startUpSucceeded } from './start-up-slice.ts';

export type StartUpPorts = SettingsPorts & {
  readSession(): Promise<CurrentUser>;
  /** Starts to load the texts before the user is known, in the language that is likely. */
  expectTexts(): void;
  /** Sets the language of the user or the browser. */
  loadTexts(user: CurrentUser): Promise<void>;
};

/** Their slices load separately; each shows its own error, which does not block the page. */
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

/** The session, then the texts of its language; permitted users read their own data meanwhile. */
const enter = (ports: StartUpPorts) =>
  function* () {
    const user = yield* call(ports.readSession);
    yield* put(sessionSucceeded(user));
    // Users who are permitted regardless of the settings do not wait for them.
    const certain = gateOf(user) === undefined;
    yield* all([call(ports.loadTexts, user), ...(certain ? [call(ownLoaded), call(loadOwn)] : [])]);
  };

/**
 * The session, with two loads for every visitor beside it; three more for permitted users, then the live connection,
 * then the routes.
 */
export const startUpWorker = (ports: StartUpPorts) =>
  function* () {
    yield* all([call(enter(ports)), call(settingsWorker(ports)), call(ports.expectTexts)]);
    const user = yield* select(selectUser);
    if (gateOf(user, yield* select(selectApprovalRequired)) === undefined) {
      if (gateOf(user) !== undefined) yield* all([call(ownLoaded), call(loadOwn)]);
      yield* put(liveRequested());
    }
    yield* put(startUpSucceeded());
  };

export const startUpSaga = (ports: StartUpPorts) =>
  function* () {
    yield* takeLatest(startUpRequested.type, guarded(startUpWorker(ports), startUpFailed));
  };
