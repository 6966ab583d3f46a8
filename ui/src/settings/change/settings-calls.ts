import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import { fork, put, takeEvery } from 'typed-redux-saga';
import { type EditCalls, editSaga } from '../../admin-resource/edit-saga.ts';
import type { EditSlice } from '../../admin-resource/edit-state.ts';
import { type StoredSettings, settingsRequested } from '../settings-slice.ts';

/** The id of the settings: an installation has one set. */
export const settingsId = 'app';

export type SettingsServer = {
  read(): Promise<StoredSettings>;
  change(settings: AppSettings & { readonly basedOn: number }): Promise<unknown>;
};

/** Reads and changes the settings. Nothing is created or deleted here. */
export const settingsCalls = ({ read, change }: SettingsServer): EditCalls<StoredSettings, AppSettings> => ({
  topic: 'settings',
  errors: { stale: 'settings.stale', notFound: '' },
  initial: defaultAppSettings,
  read: () => read(),
  save: async ({ productName, newUserNeedApproval, legalTexts }, stored) => {
    await change({ productName, newUserNeedApproval, legalTexts, basedOn: stored?.version ?? 0 });
    return settingsId;
  },
  remove: async () => undefined,
  created: () => {},
  removed: () => {},
});

/** Edits the settings; after saving, the whole product reads them again. */
export const settingsEditSaga = (
  edit: EditSlice<StoredSettings, AppSettings>,
  server: SettingsServer,
  settleTime?: number,
) =>
  function* () {
    yield* fork(editSaga(edit, settingsCalls(server), settleTime));
    yield* takeEvery(edit.actions.saveSucceeded.type, function* () {
      yield* put(settingsRequested());
    });
  };
