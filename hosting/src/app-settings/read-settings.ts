import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import { type SettingsDocument, settingsId, settingsView } from '@clearbench/contracts/settings/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** Nobody has changed anything yet. */
const untouched: SettingsDocument = { settings: defaultAppSettings, version: 0 };

/** The settings as they stand, and how often they were changed. */
export const readSettings = async (views: Pick<ReadModels, 'get'>): Promise<SettingsDocument> =>
  (await views.get(settingsView, settingsId)) ?? untouched;
