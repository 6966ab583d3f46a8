import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { appSettings } from './app-settings.ts';

/** Facts about the running installation; `javaInfo` keeps the specification's name and tells the runtime. */
export const appInfo = z.object({
  gitInfo: z.object({ commit: z.string().optional(), branch: z.string().optional() }),
  buildInfo: z.object({ name: z.string(), version: z.string() }),
  javaInfo: z.object({ runtime: z.string(), platform: z.string() }),
  basicSettings: z.object({
    productName: z.string(),
    outgoingMailConfigured: z.boolean(),
    demo: z.boolean(),
    /** Nobody runs this installation yet: the first user may show the one-time code. */
    unclaimed: z.boolean(),
    /** Bytes. */
    largestContent: z.number().int(),
  }),
});
export type AppInfo = z.infer<typeof appInfo>;

export const readAppInfoRoute = route({
  name: 'readAppInfo',
  summary: 'What is running here.',
  side: 'query',
  method: 'GET',
  path: '/api/public/app-info',
  allow: 'anyone',
  reply: appInfo,
  errors: [],
});

export const listTimeZonesRoute = route({
  name: 'listTimeZones',
  summary: 'Time zones a user can choose from.',
  side: 'query',
  method: 'GET',
  path: '/api/timezone',
  allow: 'signedIn',
  reply: z.object({ timeZones: z.array(z.object({ zoneId: z.string() })) }),
  errors: [],
});

export const readAppSettingsRoute = route({
  name: 'readAppSettings',
  summary: 'The settings of the installation.',
  side: 'query',
  method: 'GET',
  path: '/api/app-settings',
  allow: 'anyone',
  reply: appSettings.extend({ version: z.number().int() }),
  errors: [],
});

export const changeAppSettingsRoute = route({
  name: 'changeAppSettings',
  summary:
    'Changes the settings of the installation; what is left out stays, and without `basedOn` nobody is asked what they saw.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/app-settings',
  allow: 'admin',
  body: appSettings.partial().extend({
    productName: shownName(60).optional(),
    basedOn: z.number().int().min(0).optional(),
  }),
  reply: committed.extend({ version: z.number().int() }),
  errors: ['settings.stale'],
});
