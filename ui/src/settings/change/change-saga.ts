import type { BodyOf } from '@clearbench/contracts/route';
import type { changeAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { call, put, select, take, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import { settingsFailed, settingsRequested, settingsSucceeded } from '../settings-slice.ts';
import { saveFailed, saveRequested, saveSucceeded, selectChange } from './change-slice.ts';

type Save = (body: BodyOf<typeof changeAppSettingsRoute>) => Promise<unknown>;

const saveWorker = (save: Save) =>
  function* () {
    const { draft } = yield* select(selectChange);
    if (!draft) return;
    yield* call(save, { ...draft.settings, basedOn: draft.basedOn });
    // The form keeps showing what was chosen until it is what is stored.
    yield* put(settingsRequested());
    yield* take([settingsSucceeded.type, settingsFailed.type]);
    yield* put(saveSucceeded());
  };

/** After a refusal as stale the form needs the settings somebody else has made meanwhile. */
function* readNewer({ payload }: ReturnType<typeof saveFailed>) {
  if (payload.errorKey === 'settings.stale') yield* put(settingsRequested());
}

export const changeSaga = (save: Save) =>
  function* () {
    yield* takeLeading(saveRequested.type, guarded(saveWorker(save), saveFailed));
    yield* takeLeading(saveFailed.type, readNewer);
  };
