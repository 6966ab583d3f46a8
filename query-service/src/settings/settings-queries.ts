import { listTimeZonesRoute, readAppInfoRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { readSettings } from '@clearbench/hosting/app-settings/read-settings';
import type { Desk } from '../desk.ts';

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zoneId) => ({ zoneId }));

/** What anybody may know of the installation. */
export const settingsQueries = ({ appInfo, views }: Desk): Endpoint[] => [
  serve(readAppInfoRoute, async () => {
    const { productName } = (await readSettings(views)).settings;
    return { reply: { ...appInfo, basicSettings: { ...appInfo.basicSettings, productName } } };
  }),
  serve(readAppSettingsRoute, async () => {
    const { settings, version } = await readSettings(views);
    return { reply: { ...settings, version } };
  }),
  serve(listTimeZonesRoute, async () => ({ reply: { timeZones } })),
];
