import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { appSettings } from './app-settings.ts';

export const settingsEvents = defineEvents({
  AppSettingsChanged: { says: 'The installation now has these settings.', data: z.object({ settings: appSettings }) },
});
export type SettingsEvent = EventOf<typeof settingsEvents>;
