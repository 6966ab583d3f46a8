import type { SetupChecklist } from '@clearbench/contracts/settings/setup-routes';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, debounce, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import {
  dismissRequested,
  type SetupAction,
  selectSetup,
  setupFailed,
  setupRequested,
  setupSucceeded,
  stepFailed,
  stepRequested,
  stepSucceeded,
} from './setup-slice.ts';

export type SetupPorts = {
  read(): Promise<SetupChecklist>;
  /** Sends the commands of a step; fails if one of them fails. */
  run(action: SetupAction): Promise<void>;
  dismiss(dismissed: boolean): Promise<unknown>;
};

/** Topics whose changes may change a step. */
const topics: readonly string[] = [
  'setup',
  'template',
  'plan',
  'sim-env',
  'user',
  'user-account',
  'invitation',
  'settings',
  'translation',
];

const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
  reconnected.match(action) || (changed.match(action) && topics.includes(action.payload.topic));

/** Reads the checklist, executes its steps, and reads it again when its data may have changed. */
export const setupSaga = (ports: SetupPorts, settleTime = 350) => {
  const readWorker = guarded(function* () {
    yield* put(setupSucceeded(yield* call(ports.read)));
  }, setupFailed);
  const stepWorker = guarded(
    function* ({ payload }: PayloadAction<SetupAction>) {
      yield* call(ports.run, payload);
      yield* put(setupSucceeded(yield* call(ports.read)));
      yield* put(stepSucceeded());
    },
    (problem, { payload }) => stepFailed({ step: payload.step, problem }),
  );
  const dismissWorker = guarded(function* ({ payload }: PayloadAction<boolean>) {
    yield* call(ports.dismiss, payload);
    yield* put(setupRequested());
  }, setupFailed);
  return function* () {
    yield* takeLatest(setupRequested.type, readWorker);
    yield* takeLeading(stepRequested.type, stepWorker);
    yield* takeLeading(dismissRequested.type, dismissWorker);
    yield* debounce(settleTime, mayHaveChanged, function* () {
      const { checklist } = yield* select(selectSetup);
      if (checklist) yield* put(setupRequested());
    });
  };
};
