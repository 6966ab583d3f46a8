import type { AppSettings } from './app-settings.ts';

/**
 * Absent settings do not change. `basedOn`: the version that the administrator saw; the decider refuses another version
 * as stale. Without it the change applies to the latest version.
 */
export type SettingsCommand = {
  type: 'ChangeAppSettings';
  data: { settings: { [Name in keyof AppSettings]?: AppSettings[Name] | undefined }; basedOn?: number | undefined };
  at: string;
};
