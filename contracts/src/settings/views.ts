import { view } from '../view.ts';
import type { AppSettings } from './app-settings.ts';

/** One document; id = `app`. Absent until the first change: the defaults then apply. */
export type SettingsDocument = { readonly settings: AppSettings; readonly version: number };

export const settingsView = view<SettingsDocument>('settings', { indexes: [] });
export const settingsId = 'app';

/** One document; id = `app`. */
export type SetupDocument = { readonly dismissed: boolean };

export const setupView = view<SetupDocument>('setup', { indexes: [] });
