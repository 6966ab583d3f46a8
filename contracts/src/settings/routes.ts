import { z } from 'zod';
import { route } from '../route.ts';

/** Facts about the running installation; `javaInfo` keeps the specification's name and tells the runtime. */
export const appInfo = z.object({
  gitInfo: z.object({ commit: z.string().optional(), branch: z.string().optional() }),
  buildInfo: z.object({ name: z.string(), version: z.string() }),
  javaInfo: z.object({ runtime: z.string(), platform: z.string() }),
  basicSettings: z.object({
    productName: z.string(),
    outgoingMailConfigured: z.boolean(),
    demo: z.boolean(),
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
