import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { appSettings } from './app-settings.ts';
import { legalPages } from './legal-text.ts';

/** Facts about the running installation; `javaInfo` keeps the specification's name and holds the runtime. */
export const appInfo = z.object({
  gitInfo: z.object({ commit: z.string().optional(), branch: z.string().optional() }),
  buildInfo: z.object({ name: z.string(), version: z.string() }),
  javaInfo: z.object({ runtime: z.string(), platform: z.string() }),
  basicSettings: z.object({
    productName: z.string(),
    outgoingMailConfigured: z.boolean(),
    demo: z.boolean(),
    /** True while the installation has no administrator: the first user may enter the one-time code. */
    unclaimed: z.boolean(),
    /** Size in bytes. */
    largestContent: z.number().int(),
    /** Public pages that navigation hides because their texts still contain placeholders. */
    unwrittenPages: z.array(z.enum(legalPages)),
  }),
});
export type AppInfo = z.infer<typeof appInfo>;

export const readAppInfoRoute = route({
  name: 'readAppInfo',
  summary: 'The version and state of the server.',
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
  allow: 'anyone',
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
    'Changes the settings of the installation. Omitted settings keep their values; without `basedOn`, no version is compared.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/app-settings',
  allow: 'admin',
  scope: 'administer',
  body: appSettings.partial().extend({
    productName: shownName(60).optional(),
    basedOn: z.number().int().min(0).optional(),
  }),
  reply: committed.extend({ version: z.number().int() }),
  errors: ['settings.stale'],
});
