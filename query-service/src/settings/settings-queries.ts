import { listTimeZonesRoute, readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zoneId) => ({ zoneId }));

export const settingsQueries = ({ appInfo }: Desk): Endpoint[] => [
  serve(readAppInfoRoute, async () => ({ reply: appInfo })),
  serve(listTimeZonesRoute, async () => ({ reply: { timeZones } })),
];
