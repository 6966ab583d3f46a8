import { Failure } from '@clearbench/contracts/failure';
import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { changed, reconnected } from '../live/live-actions.ts';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { settingsSaga } from './settings-saga.ts';
import {
  type StoredSettings,
  selectApprovalRequired,
  settingsFailed,
  settingsRequested,
  settingsSlice,
  settingsSucceeded,
} from './settings-slice.ts';

const stored: StoredSettings = {
  newUserNeedApproval: false,
  productName: 'Bench of ours',
  legalTexts: { imprint: true, privacypolicy: true, terms: true },
  version: 1,
};

const bench = (readAppSettings: () => Promise<StoredSettings>) => {
  const names: string[] = [];
  const all = runningSaga(
    settingsSaga({
      readAppInfo: async () => ({}) as AppInfo,
      readAppSettings,
      nameProduct: (name) => void names.push(name),
    }),
    combineReducers({ settings: settingsSlice.reducer }),
  );
  return { ...all, names };
};

describe('the settings in the page', () => {
  it('require approval until they are read', async () => {
    const { dispatch, seen, state, names } = bench(async () => stored);
    expect(selectApprovalRequired(state())).toBe(true);
    dispatch(settingsRequested());
    await seen(settingsSucceeded.type);
    expect(selectApprovalRequired(state())).toBe(false);
    expect(names).toEqual(['Bench of ours']);
  });

  it('are read again when they changed, and when a change may have been missed', async () => {
    const { dispatch, seen } = bench(async () => stored);
    dispatch(changed({ topic: 'file-list', id: 'f', revision: 1 }));
    dispatch(changed({ topic: 'settings', id: 'app', revision: 2 }));
    await seen(settingsSucceeded.type);
    dispatch(reconnected());
    await seen(settingsSucceeded.type, 2);
  });

  it('keep their values when they cannot be read', async () => {
    let away = false;
    const { dispatch, seen, state } = bench(() =>
      away ? Promise.reject(new Failure('connection.lost')) : Promise.resolve(stored),
    );
    dispatch(settingsRequested());
    await seen(settingsSucceeded.type);
    away = true;
    dispatch(settingsRequested());
    await seen(settingsFailed.type);
    expect(state().settings.appSettings).toEqual(stored);
  });
});
