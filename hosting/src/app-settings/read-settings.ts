import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import { type SettingsDocument, settingsId, settingsView } from '@clearbench/contracts/settings/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The settings before the first change. */
const untouched: SettingsDocument = { settings: defaultAppSettings, version: 0 };

/** The current settings and their version. */
export const readSettings = async (views: Pick<ReadModels, 'get'>): Promise<SettingsDocument> =>
  (await views.get(settingsView, settingsId)) ?? untouched;
