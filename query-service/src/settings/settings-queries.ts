import { listTimeZonesRoute, readAppInfoRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { readSettings } from '@clearbench/hosting/app-settings/read-settings';
import type { QueryContext } from '../query-context.ts';
import { unwrittenPages } from './unwritten-pages.ts';

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zoneId) => ({ zoneId }));

/** The public settings of the installation. */
export const settingsQueries = ({ appInfo, views, texts }: QueryContext): Endpoint[] => [
  serve(readAppInfoRoute, async () => {
    const { productName } = (await readSettings(views)).settings;
    const unwritten = await unwrittenPages({ views, texts });
    return {
      reply: { ...appInfo, basicSettings: { ...appInfo.basicSettings, productName, unwrittenPages: unwritten } },
    };
  }),
  serve(readAppSettingsRoute, async () => {
    const { settings, version } = await readSettings(views);
    return { reply: { ...settings, version } };
  }),
  serve(listTimeZonesRoute, async () => ({ reply: { timeZones } })),
];
