import type { AppSettings } from './app-settings.ts';

/** `basedOn`: the version the administrator saw; another one is refused as stale. */
export type SettingsCommand = {
  type: 'ChangeAppSettings';
  data: { settings: AppSettings; basedOn: number };
  at: string;
};
