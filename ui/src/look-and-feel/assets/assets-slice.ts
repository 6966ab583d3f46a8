import type { AssetName } from '@clearbench/contracts/look-and-feel/assets';
import type { listAssetsRoute } from '@clearbench/contracts/look-and-feel/routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../saga/problem.ts';

export type Asset = ReplyOf<typeof listAssetsRoute>['assets'][number];
export type Upload = { readonly asset: AssetName; readonly file: Blob };

export type AssetsState = {
  readonly status: AsyncStatus;
  readonly assets: readonly Asset[];
  /** The status of reading them. */
  readonly problem: Problem | undefined;
  /** The assets that are being replaced or removed. */
  readonly busy: readonly AssetName[];
  /** Why the last command on each asset failed. */
  readonly problems: Readonly<Partial<Record<AssetName, Problem>>>;
};

const initialState: AssetsState = { status: 'initial', assets: [], problem: undefined, busy: [], problems: {} };

const without = (problems: AssetsState['problems'], asset: AssetName): AssetsState['problems'] => {
  const { [asset]: _, ...others } = problems;
  return others;
};

const started = (state: AssetsState, asset: AssetName): AssetsState => ({
  ...state,
  busy: [...state.busy, asset],
  problems: without(state.problems, asset),
});

const settled = ({ busy, ...state }: AssetsState, asset: AssetName): AssetsState => ({
  ...state,
  busy: busy.filter((one) => one !== asset),
});

export const assetsSlice = createSlice({
  name: 'assets',
  initialState: initialState as AssetsState,
  reducers: {
    assetsRequested: (state) => ({ ...state, status: 'loading' as const, problem: undefined }),
    assetsSucceeded: (state, { payload }: PayloadAction<readonly Asset[]>) => ({
      ...state,
      status: 'idle' as const,
      assets: payload,
    }),
    assetsFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    replaceRequested: (state, { payload }: PayloadAction<Upload>) => started(state, payload.asset),
    removeRequested: (state, { payload }: PayloadAction<AssetName>) => started(state, payload),
    commandSucceeded: (state, { payload }: PayloadAction<AssetName>) => settled(state, payload),
    commandFailed: (state, { payload }: PayloadAction<{ asset: AssetName; problem: Problem }>) => ({
      ...settled(state, payload.asset),
      problems: { ...state.problems, [payload.asset]: payload.problem },
    }),
  },
  selectors: { selectAssets: (state) => state },
});

export const {
  assetsRequested,
  assetsSucceeded,
  assetsFailed,
  replaceRequested,
  removeRequested,
  commandSucceeded,
  commandFailed,
} = assetsSlice.actions;
export const { selectAssets } = assetsSlice.selectors;
