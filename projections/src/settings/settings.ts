import type { SettingsEvent } from '@clearbench/contracts/settings/events';
import { type SettingsDocument, settingsId, settingsView } from '@clearbench/contracts/settings/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** The current settings of the installation; no document until the first change. */
export const settings = projection<SettingsDocument, SettingsEvent>({
  name: settingsView.name,
  version: 1,
  shape: settingsView.shape,
  key: () => settingsId,
  on: {
    AppSettingsChanged: (doc, { data }) => ({ settings: data.settings, version: (doc?.version ?? 0) + 1 }),
  },
  notice: () => ({ topic: settingsView.name, id: settingsId, audience: 'everyone' }),
});
