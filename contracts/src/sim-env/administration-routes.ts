import { z } from 'zod';
import { calendarNamePattern, longestCalendarName } from '../calendar/patterns.ts';
import { longestAddress } from '../channel/limits.ts';
import { badUrl, isPostableUrl } from '../channel/postable-url.ts';
import { longestProfileId } from '../envelope/profile-file.ts';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { clearingSettings, rbVersion, simEnvLimits, simEnvSettings } from './events.ts';
import { mostParticipants } from './participants.ts';
import {
  bic8Pattern,
  clearingBicPattern,
  cutOffPattern,
  longestTimeOut,
  longestToken,
  systemCodePattern,
  tokenPattern,
} from './patterns.ts';
import { schemes } from './scheme.ts';

const environmentId = z.string().min(1).max(64);
const userId = z.string().min(1).max(64);

/** A user whom an administrator made a member of an environment. */
export const simEnvMember = z.object({ userId, displayName: z.string(), email: z.string() });
export type SimEnvMember = z.infer<typeof simEnvMember>;

/** An environment as administrators see it. */
export const simEnvDetails = simEnvSettings.extend({
  environmentId,
  version: z.number().int(),
  members: z.array(simEnvMember),
  /** Plans that include the environment. */
  plans: z.array(z.object({ planId: z.string(), planName: z.string(), users: z.number().int() })),
  files: z.object({ total: z.number().int(), byRbVersion: z.record(z.string(), z.number().int()) }),
  /** Number of transfers without a final state. */
  openTransfers: z.number().int(),
  /** Number of rules with the environment's own severity. */
  changedRules: z.number().int(),
});
export type SimEnvDetails = z.infer<typeof simEnvDetails>;

export const readSimEnvRoute = route({
  name: 'readSimEnv',
  summary: 'One simulation environment with the numbers of its members and files.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv/:environmentId/',
  allow: 'admin',
  scope: 'administer',
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
  summary: 'The numbers of members and files of each simulation environment.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/simenv-counts',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(overview),
  errors: [],
});

const once = <T>(values: T[]): T[] => [...new Set(values)];
const limit = z.number().int().min(1);
const clearing = clearingSettings.extend({
  bic: z.string().regex(clearingBicPattern),
  systemCode: z.string().regex(systemCodePattern),
  cutOff: z.string().regex(cutOffPattern),
  settlementHorizonDays: z.number().int().min(1).max(60).optional(),
  secondsPerBusinessDay: z.number().int().min(1).max(86_400),
  payeeVerificationUrl: z.string().max(longestAddress).refine(isPostableUrl, { error: badUrl }).optional(),
  timeOutSeconds: z.number().int().min(1).max(longestTimeOut).optional(),
  beneficiaryTimeOutSeconds: z.number().int().min(1).max(longestTimeOut).optional(),
  /** Absent: unchanged; in a new environment every BIC is reachable. */
  reachable: z.array(z.string().regex(bic8Pattern)).max(10_000).transform(once).optional(),
  /** Absent: unchanged; a new environment has none. */
  participants: z
    .array(z.object({ bic: z.string().regex(clearingBicPattern), name: shownName(60) }))
    .max(mostParticipants)
    .optional(),
  defaultScenario: z.string().trim().min(1).max(140).optional(),
  calendarName: z.string().max(longestCalendarName).regex(calendarNamePattern).optional(),
  envelopeProfile: z.string().max(longestProfileId).optional(),
});

export const saveSimEnvRoute = route({
  name: 'saveSimEnv',
  summary:
    'Creates a simulation environment, or changes the one whose id is given, and adds or removes its members. Without `clearing` every setting that is left out keeps its value; a new environment gets the default values.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/simenv/',
  allow: 'admin',
  scope: 'administer',
  body: simEnvSettings.extend({
    environmentId: environmentId.optional(),
    /** The version that the change is based on; only together with an id. Latest version where absent. */
    basedOn: z.number().int().optional(),
    /**
     * The environment from which a new one copies its severities, as far as they apply to its scheme; only without an
     * id.
     */
    severitiesFrom: environmentId.optional(),
    scheme: z.enum(schemes).optional(),
    environmentToken: z.string().max(longestToken).regex(tokenPattern),
    environmentName: shownName(60),
    environmentGroup: shownName(60),
    versions: z.array(rbVersion).min(1).transform(once),
    formats: z.array(z.string().max(80)).max(200).transform(once).optional(),
    clearing: clearing.optional(),
    limits: simEnvLimits
      .extend({ largestFile: limit.max(10_737_418_240).optional(), mostTransactions: limit.max(10_000_000).optional() })
      .optional(),
    /** Users to add and to remove. */
    join: z.array(userId).max(1000).optional(),
    leave: z.array(userId).max(1000).optional(),
  }),
  reply: committed.extend({
    environmentId,
    version: z.number().int(),
    /** Result for each user; a user whose plan has no free environment is not added. */
    outcomes: z.array(z.object({ id: z.string(), errorKey: z.string().optional() })),
  }),
  errors: [
    'simEnv.notFound',
    'simEnv.stale',
    'simEnv.alreadyOpened',
    'simEnv.tokenTaken',
    'simEnv.tokenAndSchemeFixed',
    'simEnv.versionInUse',
    'simEnv.formatInUse',
    'simEnv.badScenario',
    'simEnv.participantTwice',
    'channel.badUrl',
    'format.notFound',
    'calendar.notFound',
    'envelope.notFound',
  ],
});

export const deleteSimEnvRoute = route({
  name: 'deleteSimEnv',
  summary: 'Deletes a simulation environment; its files leave the lists and its members lose access.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/simenv/:environmentId/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ environmentId }),
  /** The name of the environment as confirmation; the server refuses another name. */
  query: z.object({ name: z.string().max(60).optional() }),
  reply: committed,
  errors: ['simEnv.notFound', 'simEnv.nameDiffers', 'simEnv.inPlans'],
});
