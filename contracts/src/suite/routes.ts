import { z } from 'zod';
import { committed, route } from '../route.ts';
import { suiteChanges } from './events.ts';
import { limitErrors, schemas } from './new-files.ts';
import { suiteFilesChange, suitePath, suiteText } from './suite-change.ts';
import { suiteOverview, suiteProblem } from './suite-overview.ts';

export const suiteId = z.string().min(1).max(64);
export const suiteVersion = z.coerce.number().int().min(1);
const environmentToken = z.string().min(1).max(64);
const ofSuite = z.object({ suiteId });
/** The language of sentences about errors. */
const language = z.enum(['en', 'de', 'fr']).default('en');

/** A row of the list. */
export const suiteSummary = z.object({
  suiteId,
  title: z.string(),
  tags: z.array(z.string()),
  files: z.number().int(),
  cases: z.number().int(),
  problems: z.number().int(),
  version: z.number().int(),
  changedAt: z.string(),
  /** Absent for a deleted user. */
  changedByName: z.string().optional(),
  ownerName: z.string().optional(),
  isOwn: z.boolean(),
  shared: z.boolean(),
});
export type SuiteSummary = z.infer<typeof suiteSummary>;

export const listSuitesRoute = route({
  name: 'listSuites',
  summary: 'The test suites of an environment that the caller may read, newest change first; at most 1000.',
  side: 'query',
  method: 'GET',
  path: '/api/suites',
  allow: 'signedIn',
  scope: 'read',
  query: z.object({ environmentToken }),
  reply: z.array(suiteSummary),
  errors: ['simEnv.notFound'],
});

export const builtInSuite = z.object({
  suiteId,
  title: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  files: z.number().int(),
  cases: z.number().int(),
  environment: z.string().optional(),
  rulebook: z.string().optional(),
});
export type BuiltInSuite = z.infer<typeof builtInSuite>;

export const listBuiltInSuitesRoute = route({
  name: 'listBuiltInSuites',
  summary: 'The test suites of the product. They can be read and copied, not changed.',
  side: 'command',
  runsJobs: true,
  method: 'GET',
  path: '/api/suites/built-in',
  allow: 'signedIn',
  scope: 'read',
  reply: z.array(builtInSuite),
  errors: [],
});

export const suiteDetails = suiteOverview.extend({
  suiteId,
  /** Absent for a suite of the product. */
  environmentToken: z.string().optional(),
  version: z.number().int(),
  latestVersion: z.number().int(),
  builtIn: z.boolean(),
  shared: z.boolean(),
  isOwn: z.boolean(),
  /** The caller may change the suite. */
  isEditable: z.boolean(),
  ownerName: z.string().optional(),
  changedAt: z.string().optional(),
  changedByName: z.string().optional(),
  problems: z.array(suiteProblem),
});
export type SuiteDetails = z.infer<typeof suiteDetails>;

export const readSuiteRoute = route({
  name: 'readSuite',
  summary:
    'A test suite: its settings, its cases in their order, its other files, and every error with line and column.',
  side: 'command',
  runsJobs: true,
  method: 'GET',
  path: '/api/suites/:suiteId',
  allow: 'signedIn',
  scope: 'read',
  params: ofSuite,
  query: z.object({ version: suiteVersion.optional(), language }),
  reply: suiteDetails,
  errors: ['suite.notFound', 'suite.versionUnknown'],
});

export const readSuiteFileRoute = route({
  name: 'readSuiteFile',
  summary: 'The text of a file of a test suite, in a version.',
  side: 'command',
  method: 'GET',
  path: '/api/suites/:suiteId/file',
  allow: 'signedIn',
  scope: 'read',
  params: ofSuite,
  query: z.object({ path: suitePath, version: suiteVersion.optional() }),
  reply: z.object({ path: z.string(), version: z.number().int(), text: z.string() }),
  errors: ['suite.notFound', 'suite.versionUnknown', 'suite.fileNotFound', 'suite.notText'],
});

export const suiteVersionSummary = z.object({
  version: z.number().int(),
  at: z.string(),
  actorName: z.string().optional(),
  /** Absent for the first version. */
  change: z.enum(suiteChanges).optional(),
  path: z.string().optional(),
  restoredFrom: z.number().int().optional(),
  files: z.number().int(),
  cases: z.number().int(),
  problems: z.number().int(),
});
export type SuiteVersionSummary = z.infer<typeof suiteVersionSummary>;

export const listSuiteVersionsRoute = route({
  name: 'listSuiteVersions',
  summary: 'The versions of a test suite, newest first; at most 100 before a version.',
  side: 'command',
  method: 'GET',
  path: '/api/suites/:suiteId/versions',
  allow: 'signedIn',
  scope: 'read',
  params: ofSuite,
  query: z.object({ before: suiteVersion.optional() }),
  reply: z.object({ versions: z.array(suiteVersionSummary), next: z.number().int().optional() }),
  errors: ['suite.notFound'],
});

export const fileDifference = z.object({
  path: z.string(),
  difference: z.enum(['added', 'removed', 'changed']),
});
export type FileDifference = z.infer<typeof fileDifference>;

export const compareSuiteVersionsRoute = route({
  name: 'compareSuiteVersions',
  summary: 'The files of a test suite that differ between two versions.',
  side: 'command',
  method: 'GET',
  path: '/api/suites/:suiteId/differences',
  allow: 'signedIn',
  scope: 'read',
  params: ofSuite,
  query: z.object({ from: suiteVersion, to: suiteVersion }),
  reply: z.array(fileDifference),
  errors: ['suite.notFound', 'suite.versionUnknown'],
});

const changed = committed.extend({ suiteId, version: z.number().int() });

export const createSuiteRoute = route({
  name: 'createSuite',
  summary: 'Creates a test suite: with one case as an example, or as a copy of a built-in or stored suite.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/suites',
  allow: 'signedIn',
  scope: 'edit',
  body: z.object({
    environmentToken,
    title: z.string().trim().min(1).max(200),
    copyOf: z.object({ suiteId, version: z.number().int().min(1).optional() }).optional(),
    schemas,
  }),
  reply: changed,
  errors: [
    'simEnv.notFound',
    'suite.notFound',
    'suite.versionUnknown',
    'suite.tooManySuites',
    'suite.settingsUnreadable',
    ...limitErrors,
  ],
});

export const changeSuiteRoute = route({
  name: 'changeSuite',
  summary:
    'Changes the files of a test suite: saves, renames, copies, deletes or orders them, or restores a version. Texts with errors are saved, too.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/suites/:suiteId/changes',
  allow: 'signedIn',
  scope: 'edit',
  params: ofSuite,
  body: suiteFilesChange,
  reply: changed.extend({ path: z.string().optional() }),
  errors: [
    'suite.notFound',
    'suite.versionUnknown',
    'suite.fileNotFound',
    'suite.stale',
    'suite.pathTaken',
    'suite.tooManyVersions',
    'suite.settingsUnreadable',
    'suite.settingsNeeded',
    'suite.badOrder',
    'suite.readOnly',
    ...limitErrors,
  ],
});

export const checkSuiteFileRoute = route({
  name: 'checkSuiteFile',
  summary: 'Every error in the text of a file of a test suite, with line and column. Nothing is stored.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/suites/:suiteId/check',
  allow: 'signedIn',
  scope: 'read',
  params: ofSuite,
  body: z.object({ path: suitePath, text: suiteText, language }),
  reply: z.object({ problems: z.array(suiteProblem), cases: z.number().int() }),
  errors: ['suite.notFound', 'suite.badPath'],
});

export const shareSuiteRoute = route({
  name: 'shareSuite',
  summary: 'Shares a test suite with the members of its environment, or ends that.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/suites/:suiteId/sharing',
  allow: 'admin',
  scope: 'administer',
  params: ofSuite,
  body: z.object({ shared: z.boolean() }),
  reply: committed,
  errors: ['suite.notFound'],
});

export const deleteSuiteRoute = route({
  name: 'deleteSuite',
  summary: 'Deletes a test suite. It can be restored for seven days.',
  side: 'command',
  method: 'DELETE',
  path: '/api/suites/:suiteId',
  allow: 'signedIn',
  scope: 'edit',
  params: ofSuite,
  reply: committed,
  errors: ['suite.notFound', 'suite.readOnly'],
});

export const restoreSuiteRoute = route({
  name: 'restoreSuite',
  summary: 'Restores a deleted test suite.',
  side: 'command',
  method: 'POST',
  path: '/api/suites/:suiteId/restore',
  allow: 'signedIn',
  scope: 'edit',
  params: ofSuite,
  reply: committed,
  errors: ['suite.notFound', 'suite.readOnly', 'suite.restoreTooLate'],
});
