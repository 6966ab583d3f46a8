import type { AssetName } from '@clearbench/contracts/look-and-feel/assets';
import type { listAssetsRoute } from '@clearbench/contracts/look-and-feel/routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../saga/trouble.ts';

export type Asset = ReplyOf<typeof listAssetsRoute>['assets'][number];
export type Upload = { readonly asset: AssetName; readonly file: Blob };

export type AssetsState = {
  readonly status: AsyncStatus;
  readonly assets: readonly Asset[];
  /** The status of reading them. */
  readonly trouble: Trouble | undefined;
  /** The assets that are being replaced or removed. */
  readonly busy: readonly AssetName[];
  /** Why the last command on each asset failed. */
  readonly troubles: Readonly<Partial<Record<AssetName, Trouble>>>;
};

const initialState: AssetsState = { status: 'initial', assets: [], trouble: undefined, busy: [], troubles: {} };

const without = (troubles: AssetsState['troubles'], asset: AssetName): AssetsState['troubles'] => {
  const { [asset]: _, ...others } = troubles;
  return others;
};

const started = (state: AssetsState, asset: AssetName): AssetsState => ({
  ...state,
  busy: [...state.busy, asset],
  troubles: without(state.troubles, asset),
});

const settled = ({ busy, ...state }: AssetsState, asset: AssetName): AssetsState => ({
  ...state,
  busy: busy.filter((one) => one !== asset),
});

export const assetsSlice = createSlice({
  name: 'assets',
  initialState: initialState as AssetsState,
  reducers: {
    assetsRequested: (state) => ({ ...state, status: 'loading' as const, trouble: undefined }),
    assetsSucceeded: (state, { payload }: PayloadAction<readonly Asset[]>) => ({
      ...state,
      status: 'idle' as const,
      assets: payload,
    }),
    assetsFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      trouble: payload,
    }),
    replaceRequested: (state, { payload }: PayloadAction<Upload>) => started(state, payload.asset),
    removeRequested: (state, { payload }: PayloadAction<AssetName>) => started(state, payload),
    commandSucceeded: (state, { payload }: PayloadAction<AssetName>) => settled(state, payload),
    commandFailed: (state, { payload }: PayloadAction<{ asset: AssetName; trouble: Trouble }>) => ({
      ...settled(state, payload.asset),
      troubles: { ...state.troubles, [payload.asset]: payload.trouble },
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
