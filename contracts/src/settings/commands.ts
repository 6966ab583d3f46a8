import type { AppSettings } from './app-settings.ts';

/**
 * What is left out stays. `basedOn`: the version the administrator saw; another one is refused as stale, and without one
 * the change is meant whatever stands there.
 */
export type SettingsCommand = {
  type: 'ChangeAppSettings';
  data: { settings: { [Name in keyof AppSettings]?: AppSettings[Name] | undefined }; basedOn?: number | undefined };
  at: string;
};
