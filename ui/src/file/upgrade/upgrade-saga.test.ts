import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { upgradeSaga } from './upgrade-saga.ts';
import {
  selectUpgrade,
  type UpgradeChoice,
  type UpgradeResult,
  upgradeClosed,
  upgradeDialogOpened,
  upgradeRequested,
  upgradeSlice,
} from './upgrade-slice.ts';

const file = { fileId: 'f1', fileName: 'a.xml', rbVersion: '2021' } as VipFileSummary;
const choice: UpgradeChoice = { environmentToken: 'sct', environmentName: 'SCT', rbVersion: '2025' };
const result: UpgradeResult = { vipFileSummary: { ...file, fileId: 'f2' }, changes: [], findings: [], findingCount: 0 };

const storeWith = (upgrade: () => Promise<UpgradeResult>) => {
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ [upgradeSlice.name]: upgradeSlice.reducer }),
    middleware: (usual) => usual({ thunk: false }).concat(middleware),
  });
  middleware.run(upgradeSaga({ upgrade }));
  store.dispatch(upgradeDialogOpened(file));
  return store;
};

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the dialog of an upgrade', () => {
  it('shows the result', async () => {
    const asked: unknown[] = [];
    const store = storeWith((...input: readonly unknown[]) => {
      asked.push(input);
      return Promise.resolve(result);
    });
    store.dispatch(upgradeRequested(choice));
    await settled();
    expect(asked).toEqual([['f1', choice]]);
    expect(selectUpgrade(store.getState())).toEqual({ status: 'ended', file, result });
    store.dispatch(upgradeClosed());
    expect(selectUpgrade(store.getState())).toEqual({ status: 'closed' });
  });

  it('asks again after a failure, with the reason', async () => {
    const store = storeWith(() => Promise.reject(new Failure('file.notWellFormed', { line: 3 })));
    store.dispatch(upgradeRequested(choice));
    await settled();
    expect(selectUpgrade(store.getState())).toMatchObject({
      status: 'asking',
      problem: { errorKey: 'file.notWellFormed', params: { line: 3 } },
    });
  });

  it('stays closed when the result comes after it was closed', async () => {
    const store = storeWith(() => Promise.resolve(result));
    store.dispatch(upgradeRequested(choice));
    store.dispatch(upgradeClosed());
    await settled();
    expect(selectUpgrade(store.getState())).toEqual({ status: 'closed' });
  });
});
