import { z } from 'zod';
import { calendarNamePattern, longestCalendarName } from '../calendar/patterns.ts';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { clearingSettings, rbVersion, simEnvLimits, simEnvSettings } from './events.ts';
import {
  bic8Pattern,
  clearingBicPattern,
  cutOffPattern,
  longestToken,
  systemCodePattern,
  tokenPattern,
} from './patterns.ts';

const environmentId = z.string().min(1).max(64);
const userId = z.string().min(1).max(64);

/** Somebody who works in an environment because an administrator said so. */
export const simEnvMember = z.object({ userId, displayName: z.string(), email: z.string() });
export type SimEnvMember = z.infer<typeof simEnvMember>;

/** An environment as administrators see it. */
export const simEnvDetails = simEnvSettings.extend({
  environmentId,
  version: z.number().int(),
  members: z.array(simEnvMember),
  /** Plans that open it to whoever has them. */
  plans: z.array(z.object({ planId: z.string(), planName: z.string(), users: z.number().int() })),
  files: z.object({ total: z.number().int(), byRbVersion: z.record(z.string(), z.number().int()) }),
  /** Sent files whose clearing has not come to its end. */
  openTransfers: z.number().int(),
  /** Rules whose severity is its own. */
  changedRules: z.number().int(),
});
export type SimEnvDetails = z.infer<typeof simEnvDetails>;

export const readSimEnvRoute = route({
  name: 'readSimEnv',
  summary: 'One simulation environment, with who works in it and how much is in it.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv/:environmentId/',
  allow: 'admin',
  params: z.object({ environmentId }),
  reply: simEnvDetails,
  errors: ['simEnv.notFound'],
});

const overview = z.object({
  environmentId,
  members: z.number().int(),
  files: z.number().int(),
});

export const countSimEnvsRoute = route({
  name: 'countSimEnvs',
  summary: 'How many people work in each simulation environment and how many files it holds.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv-counts',
  allow: 'admin',
  reply: z.array(overview),
  errors: [],
});

const once = <T>(values: T[]): T[] => [...new Set(values)];
const limit = z.number().int().min(1);
const clearing = clearingSettings.extend({
  bic: z.string().regex(clearingBicPattern),
  systemCode: z.string().regex(systemCodePattern),
  cutOff: z.string().regex(cutOffPattern),
  secondsPerBusinessDay: z.number().int().min(1).max(86_400),
  reachable: z.array(z.string().regex(bic8Pattern)).max(10_000).transform(once),
  defaultScenario: z.string().trim().min(1).max(140).optional(),
  calendarName: z.string().max(longestCalendarName).regex(calendarNamePattern).optional(),
});

export const saveSimEnvRoute = route({
  name: 'saveSimEnv',
  summary: 'Opens a simulation environment, or changes the one whose id is given; people come and go with it.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/simenv/',
  allow: 'admin',
  body: simEnvSettings.extend({
    environmentId: environmentId.optional(),
    /** The version the change is based on; only with an id. */
    basedOn: z.number().int().optional(),
    /** The environment a new one takes its severities of rules from, as far as they concern its scheme; only without an id. */
    severitiesFrom: environmentId.optional(),
    environmentToken: z.string().max(longestToken).regex(tokenPattern),
    environmentName: shownName(60),
    environmentGroup: shownName(60),
    versions: z.array(rbVersion).min(1).transform(once),
    formats: z.array(z.string().max(80)).max(200).transform(once).optional(),
    clearing,
    limits: simEnvLimits
      .extend({ largestFile: limit.max(10_737_418_240).optional(), mostTransactions: limit.max(10_000_000).optional() })
      .optional(),
    /** Who comes in and who goes out. */
    join: z.array(userId).max(1000).optional(),
    leave: z.array(userId).max(1000).optional(),
  }),
  reply: committed.extend({
    environmentId,
    version: z.number().int(),
    /** What became of each person; whose plan has no room stays out. */
    outcomes: z.array(z.object({ id: z.string(), errorKey: z.string().optional() })),
  }),
  errors: [
    'simEnv.notFound',
    'simEnv.stale',
    'simEnv.alreadyOpened',
    'simEnv.tokenTaken',
    'simEnv.fixed',
    'simEnv.versionInUse',
    'simEnv.formatInUse',
    'simEnv.badScenario',
    'format.notFound',
    'calendar.notFound',
  ],
});

export const deleteSimEnvRoute = route({
  name: 'deleteSimEnv',
  summary: 'Closes a simulation environment for good; its files go out of sight and its members out of it.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/simenv/:environmentId/',
  allow: 'admin',
  params: z.object({ environmentId }),
  /** The environment's name, as whoever deletes it has typed it. */
  query: z.object({ name: z.string().max(60) }),
  reply: committed,
  errors: ['simEnv.notFound', 'simEnv.nameDiffers', 'simEnv.inPlans'],
});
