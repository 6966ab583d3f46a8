import { view } from '../view.ts';
import type { AppSettings } from './app-settings.ts';

/** One document; id = `app`. Missing until somebody changed a setting: then the defaults hold. */
export type SettingsDocument = { readonly settings: AppSettings; readonly version: number };

export const settingsView = view<SettingsDocument>('settings', { indexes: [] });
export const settingsId = 'app';
