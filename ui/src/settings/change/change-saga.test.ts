import { Failure } from '@clearbench/contracts/failure';
import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import { combineReducers } from '@reduxjs/toolkit';
import { sagaBench } from '../../saga/saga-bench.ts';
import { settingsFailed, settingsRequested } from '../settings-slice.ts';
import { changeSaga } from './change-saga.ts';
import { changeSlice, draftChanged, saveFailed, saveRequested, saveSucceeded } from './change-slice.ts';

const settings = { ...defaultAppSettings, productName: 'Bench of ours' };

const bench = (save: (body: unknown) => Promise<unknown>) =>
  sagaBench(changeSaga(save), combineReducers({ settingsChange: changeSlice.reducer }));

describe('changing the settings', () => {
  it('sends what was chosen and the version it goes out from, then reads what holds', async () => {
    const sent: unknown[] = [];
    const { dispatch, seen, state } = bench(async (body) => void sent.push(body));
    dispatch(draftChanged({ settings, basedOn: 3 }));
    dispatch(saveRequested());
    await seen(settingsRequested.type);
    expect(sent).toEqual([{ ...settings, basedOn: 3 }]);
    expect(state().settingsChange).toMatchObject({ draft: { settings }, status: 'loading' });
    dispatch(settingsFailed());
    await seen(saveSucceeded.type);
    expect(state().settingsChange).toEqual({ draft: undefined, status: 'saved', trouble: undefined });
  });

  it('keeps what was chosen when somebody else was faster, and reads theirs', async () => {
    const { dispatch, seen, state } = bench(() => Promise.reject(new Failure('settings.stale')));
    dispatch(draftChanged({ settings, basedOn: 3 }));
    dispatch(saveRequested());
    await seen(settingsRequested.type);
    expect(state().settingsChange).toMatchObject({ draft: { settings }, trouble: { errorKey: 'settings.stale' } });
  });

  it('asks for nothing anew when the server is away, nor saves what nobody changed', async () => {
    const { dispatch, seen, types } = bench(() => Promise.reject(new Failure('connection.lost')));
    dispatch(saveRequested());
    dispatch(draftChanged({ settings, basedOn: 3 }));
    dispatch(saveRequested());
    await seen(saveFailed.type);
    expect(types()).not.toContain(settingsRequested.type);
    expect(types()).not.toContain(saveSucceeded.type);
  });
});
