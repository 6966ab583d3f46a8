import { refuse } from '@clearbench/contracts/failure';
import { type AppSettings, defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import type { SettingsCommand } from '@clearbench/contracts/settings/commands';
import type { SettingsEvent } from '@clearbench/contracts/settings/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `version` counts the changes. */
type Settings = { readonly settings: AppSettings; readonly version: number };

/** An installation has one set of settings, and therefore one stream. */
export const settingsStream = 'settings';

const sameSettings = (one: AppSettings, other: AppSettings): boolean =>
  one.newUserNeedApproval === other.newUserNeedApproval &&
  one.productName === other.productName &&
  one.legalTexts.imprint === other.legalTexts.imprint &&
  one.legalTexts.privacypolicy === other.legalTexts.privacypolicy &&
  one.legalTexts.terms === other.legalTexts.terms;

const decideChange = ({ settings, basedOn }: SettingsCommand['data'], now: Settings): SettingsEvent[] => {
  const wanted: AppSettings = {
    newUserNeedApproval: settings.newUserNeedApproval ?? now.settings.newUserNeedApproval,
    productName: settings.productName ?? now.settings.productName,
    legalTexts: settings.legalTexts ?? now.settings.legalTexts,
  };
  if (sameSettings(wanted, now.settings)) return [];
  if (basedOn !== undefined && basedOn !== now.version)
    return refuse('settings.stale', { expected: basedOn, actual: now.version });
  return [{ type: 'AppSettingsChanged', data: { settings: wanted } }];
};

/** The settings of administrators; a change refers to the version that was seen. */
export const settingsDecider: Decider<Settings, SettingsCommand, SettingsEvent> = {
  initialState: { settings: defaultAppSettings, version: 0 },
  decide({ type, data }, now) {
    switch (type) {
      case 'ChangeAppSettings':
        return decideChange(data, now);
    }
  },
  evolve({ version }, { type, data: { settings } }) {
    switch (type) {
      case 'AppSettingsChanged':
        return { settings, version: version + 1 };
    }
  },
};
