import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { settingsView } from '@clearbench/contracts/settings/views';
import { translationView } from '@clearbench/contracts/translation/views';
import { all, call, put, takeLatest } from 'typed-redux-saga';
import { type Change, changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import { type StoredSettings, settingsFailed, settingsRequested, settingsSucceeded } from './settings-slice.ts';

export type SettingsPorts = {
  readAppInfo(): Promise<AppInfo>;
  readAppSettings(): Promise<StoredSettings>;
  /** Sets the name of the product in texts and titles. */
  nameProduct(name: string): void;
};

/** One of the loads for every visitor at the start. */
export const settingsWorker = ({ readAppInfo, readAppSettings, nameProduct }: SettingsPorts) =>
  function* () {
    const { appInfo, appSettings } = yield* all({ appInfo: call(readAppInfo), appSettings: call(readAppSettings) });
    yield* call(nameProduct, appSettings.productName);
    yield* put(settingsSucceeded({ appInfo, appSettings }));
  };

/** Public pages are listed once their texts are written. */
const topics: readonly string[] = [settingsView.name, translationView.name];
const aboutSettings = (action: unknown): boolean =>
  changed.match(action) && topics.includes((action.payload as Change).topic);

/** Reads the settings again when they changed, or when a change may have been missed. */
export const settingsSaga = (ports: SettingsPorts) =>
  function* () {
    const read = guarded(settingsWorker(ports), () => settingsFailed());
    yield* takeLatest([settingsRequested.type, reconnected.type, aboutSettings], read);
  };
