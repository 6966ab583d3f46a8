import type { UpgradeChange, UpgradeFinding } from '@clearbench/contracts/file/upgrade-routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';

/** An environment and a rulebook in which the copy is created. */
export type UpgradeChoice = {
  readonly environmentToken: string;
  readonly environmentName: string;
  readonly rbVersion: RbVersion;
};

export type UpgradeResult = {
  readonly vipFileSummary: VipFileSummary;
  readonly changes: readonly UpgradeChange[];
  readonly findings: readonly UpgradeFinding[];
  readonly findingCount: number;
};

export type UpgradeState =
  | { readonly status: 'closed' }
  | { readonly status: 'asking'; readonly file: VipFileSummary; readonly problem?: Problem }
  | { readonly status: 'running'; readonly file: VipFileSummary; readonly choice: UpgradeChoice }
  | { readonly status: 'ended'; readonly file: VipFileSummary; readonly result: UpgradeResult };

const closed: UpgradeState = { status: 'closed' };

export const upgradeSlice = createSlice({
  name: 'upgradeFile',
  initialState: closed as UpgradeState,
  reducers: {
    upgradeDialogOpened: (_, { payload }: PayloadAction<VipFileSummary>): UpgradeState => ({
      status: 'asking',
      file: payload,
    }),
    upgradeRequested: (state, { payload }: PayloadAction<UpgradeChoice>): UpgradeState =>
      state.status === 'asking' ? { status: 'running', file: state.file, choice: payload } : state,
    upgradeSucceeded: (state, { payload }: PayloadAction<UpgradeResult>): UpgradeState =>
      state.status === 'running' ? { status: 'ended', file: state.file, result: payload } : state,
    upgradeFailed: (state, { payload }: PayloadAction<Problem>): UpgradeState =>
      state.status === 'running' ? { status: 'asking', file: state.file, problem: payload } : state,
    upgradeClosed: () => closed,
  },
  selectors: { selectUpgrade: (state) => state },
});

export const { upgradeDialogOpened, upgradeRequested, upgradeSucceeded, upgradeFailed, upgradeClosed } =
  upgradeSlice.actions;
export const { selectUpgrade } = upgradeSlice.selectors;
