import { Failure } from '@clearbench/contracts/failure';
import { type AssetName, assetRules } from '@clearbench/contracts/look-and-feel/assets';
import { lookAndFeelView } from '@clearbench/contracts/look-and-feel/views';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { type Change, changed, reconnected } from '../../live/live-actions.ts';
import { guarded } from '../../saga/guarded.ts';
import type { Problem } from '../../saga/problem.ts';
import {
  type Asset,
  assetsFailed,
  assetsRequested,
  assetsSucceeded,
  commandFailed,
  commandSucceeded,
  removeRequested,
  replaceRequested,
  selectAssets,
} from './assets-slice.ts';

export type AssetsPorts = {
  list(): Promise<readonly Asset[]>;
  /** `basedOn`: the checksum of the one the user sees, `none` if there is none. */
  replace(asset: AssetName, basedOn: string, file: Blob): Promise<unknown>;
  remove(asset: AssetName, basedOn: string): Promise<unknown>;
};

const isLookAndFeelChange = (action: unknown): boolean =>
  changed.match(action) && (action.payload as Change).topic === lookAndFeelView.name;

function* seen(asset: AssetName) {
  const { assets } = yield* select(selectAssets);
  return assets.find((one) => one.asset === asset)?.sha256 ?? 'none';
}

const listWorker = ({ list }: AssetsPorts) =>
  function* () {
    yield* put(assetsSucceeded(yield* call(list)));
  };

const replaceWorker = ({ replace }: AssetsPorts) =>
  function* ({ payload: { asset, file } }: ReturnType<typeof replaceRequested>) {
    const { largest } = assetRules[asset];
    if (file.size > largest) throw new Failure('asset.tooLarge', { kilobytes: largest / 1024 });
    yield* call(replace, asset, yield* seen(asset), file);
    yield* put(commandSucceeded(asset));
    yield* put(assetsRequested());
  };

const removeWorker = ({ remove }: AssetsPorts) =>
  function* ({ payload: asset }: ReturnType<typeof removeRequested>) {
    yield* call(remove, asset, yield* seen(asset));
    yield* put(commandSucceeded(asset));
    yield* put(assetsRequested());
  };

/** After a conflict the page shows what another user has uploaded. */
function* readNewer({ payload: { problem } }: ReturnType<typeof commandFailed>) {
  if (problem.errorKey === 'lookAndFeel.stale') yield* put(assetsRequested());
}

/** Lists, replaces and removes the images and the font of the installation, each separately. */
export const assetsSaga = (ports: AssetsPorts) =>
  function* () {
    yield* takeLatest(
      [assetsRequested.type, reconnected.type, isLookAndFeelChange],
      guarded(listWorker(ports), assetsFailed),
    );
    yield* takeEvery(
      replaceRequested.type,
      guarded(replaceWorker(ports), (problem: Problem, { payload }: ReturnType<typeof replaceRequested>) =>
        commandFailed({ asset: payload.asset, problem }),
      ),
    );
    yield* takeEvery(
      removeRequested.type,
      guarded(removeWorker(ports), (problem: Problem, { payload }: ReturnType<typeof removeRequested>) =>
        commandFailed({ asset: payload, problem }),
      ),
    );
    yield* takeEvery(commandFailed.type, readNewer);
  };
