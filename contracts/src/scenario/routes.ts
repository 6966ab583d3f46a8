import { z } from 'zod';
import { committed, route } from '../route.ts';
import { errorsOfValues } from '../template/errors-of-values.ts';
import { dryRunResult } from './dry-run.ts';
import { largestRuleList } from './limits.ts';
import { ruleListFault } from './rule-list-fault.ts';

const environmentId = z.string().min(1).max(64);
const environmentToken = z.string().min(1).max(64);
const version = z.coerce.number().int().min(1);
const text = z.string().max(largestRuleList);

const scenarioVersion = z.object({
  version: z.number().int(),
  at: z.string(),
  /** Absent for a deleted user. */
  actorName: z.string().optional(),
  /** Number of lines of the text. */
  lines: z.number().int(),
  restoredFrom: z.number().int().optional(),
});

/** The current scenario list and its versions; version 0 is the empty list of an environment without changes. */
export const scenarioListDetails = z.object({
  version: z.number().int(),
  text: z.string(),
  /** Newest first, at most 100. */
  versions: z.array(scenarioVersion),
});
export type ScenarioListDetails = z.infer<typeof scenarioListDetails>;
export type ScenarioVersion = z.infer<typeof scenarioVersion>;

const change = z.object({
  /** The version that the change is based on; 0 for a list that has not been changed. */
  basedOn: z.number().int().min(0).optional(),
  /** The YAML text; absent with `restoredFrom`. */
  text: text.optional(),
  /** The version whose text is restored. */
  restoredFrom: z.number().int().min(1).optional(),
});
const changed = committed.extend({ version: z.number().int() });
const oldText = z.object({ version: z.number().int(), text: z.string() });

/** Why a delivery of a list cannot be created. */
const errorsOfDeliveries = [
  'transfer.sourceInvalid',
  ...errorsOfValues,
  'transfer.incomingNotPossible',
  'transfer.tooManyIncoming',
  'transfer.unknownIncomingCode',
] as const;

export const readScenarioListRoute = route({
  name: 'readScenarioList',
  summary: 'The scenario list of a simulation environment with its versions.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/simenv/:environmentId/scenarios',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ environmentId }),
  reply: scenarioListDetails,
  errors: ['simEnv.notFound'],
});

export const readScenarioVersionRoute = route({
  name: 'readScenarioVersion',
  summary: 'The text of a version of the scenario list of a simulation environment.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/simenv/:environmentId/scenarios/:version',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ environmentId, version }),
  reply: oldText,
  errors: ['simEnv.notFound', 'scenario.versionUnknown'],
});

export const saveScenarioListRoute = route({
  name: 'saveScenarioList',
  summary: 'Changes the scenario list of a simulation environment, or restores a version of it.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/admin/simenv/:environmentId/scenarios',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ environmentId }),
  body: change,
  reply: changed,
  errors: ['simEnv.notFound', 'scenario.invalid', 'scenario.stale', 'scenario.versionUnknown', ...errorsOfDeliveries],
});

export const readOwnScenarioListRoute = route({
  name: 'readOwnScenarioList',
  summary: 'The scenario list for the own files of a tester in a simulation environment, with its versions.',
  side: 'command',
  method: 'GET',
  path: '/api/scenarios/own/:environmentToken',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ environmentToken }),
  reply: scenarioListDetails,
  errors: ['simEnv.notFound', 'scenario.ownNotAllowed'],
});

export const readOwnScenarioVersionRoute = route({
  name: 'readOwnScenarioVersion',
  summary: 'The text of a version of the own scenario list of a tester.',
  side: 'command',
  method: 'GET',
  path: '/api/scenarios/own/:environmentToken/:version',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ environmentToken, version }),
  reply: oldText,
  errors: ['simEnv.notFound', 'scenario.ownNotAllowed', 'scenario.versionUnknown'],
});

export const saveOwnScenarioListRoute = route({
  name: 'saveOwnScenarioList',
  summary: 'Changes the own scenario list of a tester, or restores a version of it.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/scenarios/own/:environmentToken',
  allow: 'signedIn',
  scope: 'edit',
  params: z.object({ environmentToken }),
  body: change,
  reply: changed,
  errors: [
    'simEnv.notFound',
    'scenario.ownNotAllowed',
    'scenario.invalid',
    'scenario.stale',
    'scenario.versionUnknown',
    ...errorsOfDeliveries,
  ],
});

export const checkScenarioListRoute = route({
  name: 'checkScenarioList',
  summary: 'Every error in the text of a scenario list, with line and column. Nothing is stored.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/scenarios/check',
  allow: 'signedIn',
  scope: 'read',
  body: z.object({
    text,
    /** Whose list it is: only deliveries of an environment name their receivers. Not checked where absent. */
    of: z.enum(['environment', 'tester']).optional(),
  }),
  reply: z.object({
    /** At most 100. */
    faults: z.array(ruleListFault),
    /** Number of rules; 0 for a text with errors. */
    rules: z.number().int(),
    /** Number of deliveries; 0 for a text with errors. */
    deliveries: z.number().int(),
  }),
  errors: [],
});

export const dryRunScenariosRoute = route({
  name: 'dryRunScenarios',
  summary:
    'Which rule of the scenario lists decides each transaction of a file, and for each other rule the first condition that does not hold. Nothing is sent.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/scenarios/dry-run',
  allow: 'signedIn',
  scope: 'read',
  body: z.object({
    environmentToken,
    /** A file of the environment, or the text of a message. */
    fileId: z.string().min(1).max(64).optional(),
    message: z.string().max(1_048_576).optional(),
    /** A scenario list that replaces the one in force; that of the environment for administrators, else the own one. */
    text: text.optional(),
    of: z.enum(['environment', 'tester']).default('environment'),
    /** The transaction whose rules are listed, from 1. */
    transaction: z.number().int().min(1).max(200).default(1),
  }),
  reply: dryRunResult,
  errors: ['simEnv.notFound', 'file.notFound', 'scenario.invalid', 'scenario.noFile', 'scenario.fileTooLarge'],
});

export const readBuiltInScenariosRoute = route({
  name: 'readBuiltInScenarios',
  summary: 'A scenario list of the product as YAML: the commands or the cents.',
  side: 'command',
  method: 'GET',
  path: '/api/scenarios/built-in/:list',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ list: z.enum(['commands', 'cents']) }),
  reply: z.object({ text: z.string() }),
  errors: [],
});

export const readScenarioSchemaRoute = route({
  name: 'readScenarioSchema',
  summary: 'The JSON Schema (draft 2020-12) of scenario lists.',
  side: 'query',
  method: 'GET',
  path: '/api/public/schemas/scenarios',
  allow: 'anyone',
  reply: z.record(z.string(), z.unknown()),
  errors: [],
});
