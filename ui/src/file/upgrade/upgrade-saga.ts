import { call, put, select, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import {
  selectUpgrade,
  type UpgradeChoice,
  type UpgradeResult,
  upgradeFailed,
  upgradeRequested,
  upgradeSucceeded,
} from './upgrade-slice.ts';

export type UpgradePorts = { upgrade(fileId: string, choice: UpgradeChoice): Promise<UpgradeResult> };

export const upgradeWorker = ({ upgrade }: UpgradePorts) =>
  function* ({ payload }: ReturnType<typeof upgradeRequested>) {
    const state = yield* select(selectUpgrade);
    if (state.status !== 'running') return;
    yield* put(upgradeSucceeded(yield* call(upgrade, state.file.fileId, payload)));
  };

export const upgradeSaga = (ports: UpgradePorts) =>
  function* () {
    yield* takeLeading(upgradeRequested.type, guarded(upgradeWorker(ports), upgradeFailed));
  };
