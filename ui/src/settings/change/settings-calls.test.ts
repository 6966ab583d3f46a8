import { Failure } from '@clearbench/contracts/failure';
import { type AppSettings, defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import { combineReducers } from '@reduxjs/toolkit';
import { editSlice } from '../../admin-resource/edit-state.ts';
import { runningSaga } from '../../saga/testing/running-saga.fixture.ts';
import { type StoredSettings, settingsRequested } from '../settings-slice.ts';
import { settingsEditSaga, settingsId } from './settings-calls.ts';

const edit = editSlice<StoredSettings, AppSettings>('settingsEdit');
const { opened, read, changed, saveRequested, saveSucceeded, saveFailed, overtaken } = edit.actions;

const bench = async (refusal?: Failure) => {
  const server = { stored: { ...defaultAppSettings, version: 3 }, reads: 0, sent: [] as unknown[] };
  const saga = settingsEditSaga(
    edit,
    {
      read: async () => {
        server.reads += 1;
        return server.stored;
      },
      change: async (body) => {
        if (refusal) throw refusal;
        const { basedOn, ...settings } = body;
        server.sent.push(body);
        server.stored = { ...settings, version: basedOn + 1 };
      },
    },
    1,
  );
  const run = runningSaga(saga, combineReducers({ settingsEdit: edit.reducer }));
  run.dispatch(opened(settingsId));
  await run.seen(read.type);
  return { ...run, server };
};

describe('changing the settings', () => {
  it('sends the changed fields and the version they are based on, then the product reads the settings again', async () => {
    const { dispatch, seen, state, server } = await bench();
    dispatch(changed({ productName: 'Bench of ours' }));
    dispatch(saveRequested());
    await seen(saveSucceeded.type);
    await seen(settingsRequested.type);
    expect(server.sent).toEqual([{ ...defaultAppSettings, productName: 'Bench of ours', basedOn: 3 }]);
    expect(state().settingsEdit).toMatchObject({ draft: {}, saved: true, stored: { version: 4 } });
  });

  it('keeps the changes when another administrator was faster, and reads theirs', async () => {
    const { dispatch, seen, state, server } = await bench(new Failure('settings.stale'));
    dispatch(changed({ productName: 'Mine' }));
    server.stored = { ...defaultAppSettings, productName: 'Theirs', version: 4 };
    dispatch(saveRequested());
    await seen(overtaken.type);
    expect(state().settingsEdit).toMatchObject({ draft: { productName: 'Mine' }, stored: { productName: 'Theirs' } });
  });

  it('reads nothing while the server is unreachable, and reports it', async () => {
    const { dispatch, seen, state, server, types } = await bench(new Failure('connection.lost'));
    dispatch(changed({ productName: 'Mine' }));
    dispatch(saveRequested());
    await seen(saveFailed.type);
    expect(server.reads).toBe(1);
    expect(types()).not.toContain(settingsRequested.type);
    expect(state().settingsEdit).toMatchObject({
      draft: { productName: 'Mine' },
      problem: { errorKey: 'connection.lost' },
    });
  });
});
