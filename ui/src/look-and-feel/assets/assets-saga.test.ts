import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { changed } from '../../live/live-actions.ts';
import { runningSaga } from '../../saga/testing/running-saga.fixture.ts';
import { type AssetsPorts, assetsSaga } from './assets-saga.ts';
import {
  type Asset,
  assetsRequested,
  assetsSlice,
  assetsSucceeded,
  commandFailed,
  removeRequested,
  replaceRequested,
} from './assets-slice.ts';

const icon: Asset = { asset: 'favicon', sha256: 'a1', mediaType: 'image/png', size: 9 };
const file = new Blob(['<svg/>']);

const bench = (ports: Partial<AssetsPorts> = {}) =>
  runningSaga(
    assetsSaga({ list: async () => [icon], replace: async () => ({}), remove: async () => ({}), ...ports }),
    combineReducers({ assets: assetsSlice.reducer }),
  );

describe('the assets of the installation', () => {
  it('are listed, and listed again after a change', async () => {
    const { dispatch, seen, state } = bench();
    dispatch(assetsRequested());
    await seen(assetsSucceeded.type);
    dispatch(changed({ topic: 'look-and-feel', id: 'app', revision: 3 }));
    await seen(assetsSucceeded.type, 2);
    expect(state().assets).toMatchObject({ status: 'idle', assets: [icon] });
  });

  it('are replaced and removed based on the version that the user sees', async () => {
    const requests: unknown[] = [];
    const { dispatch, seen, state } = bench({
      replace: async (asset, basedOn) => void requests.push([asset, basedOn]),
      remove: async (asset, basedOn) => void requests.push([asset, basedOn]),
    });
    dispatch(assetsRequested());
    await seen(assetsSucceeded.type);
    dispatch(replaceRequested({ asset: 'logo-dark', file }));
    await seen(assetsSucceeded.type, 2);
    dispatch(removeRequested('favicon'));
    await seen(assetsSucceeded.type, 3);
    expect(requests).toEqual([
      ['logo-dark', 'none'],
      ['favicon', 'a1'],
    ]);
    expect(state().assets.busy).toEqual([]);
  });

  it('have separate errors', async () => {
    const { dispatch, seen, state } = bench({ replace: () => Promise.reject(new Failure('asset.empty')) });
    dispatch(replaceRequested({ asset: 'favicon', file }));
    await seen(commandFailed.type);
    expect(state().assets).toMatchObject({ busy: [], problems: { favicon: { errorKey: 'asset.empty' } } });
  });

  it('are not sent if they are too large', async () => {
    const { dispatch, seen, state } = bench({ replace: () => Promise.reject(new Error('sent')) });
    dispatch(replaceRequested({ asset: 'favicon', file: new Blob([new Uint8Array(64 * 1024 + 1)]) }));
    await seen(commandFailed.type);
    expect(state().assets.problems.favicon).toEqual({ errorKey: 'asset.tooLarge', params: { kilobytes: 64 } });
  });

  it('are read again if another user was faster', async () => {
    const { dispatch, seen } = bench({ remove: () => Promise.reject(new Failure('lookAndFeel.stale')) });
    dispatch(removeRequested('favicon'));
    await seen(assetsSucceeded.type);
  });
});
