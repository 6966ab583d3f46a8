import { z } from 'zod';
import { committed, route } from '../route.ts';
import { suiteId, suiteVersion } from './routes.ts';

const changed = committed.extend({ suiteId, version: z.number().int() });

const archiveErrors = [
  'request.tooLarge',
  'suite.notArchive',
  'suite.emptyArchive',
  'suite.severalSuites',
  'suite.badPath',
  'suite.nestedSuite',
  'suite.tooManyFiles',
  'suite.tooLarge',
  'suite.fileTooLarge',
] as const;

export const exportSuiteRoute = route({
  name: 'exportSuite',
  summary: 'A test suite as a ZIP archive of its files, for the command line and for version control.',
  side: 'command',
  method: 'GET',
  path: '/api/suites/:suiteId/archive',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ suiteId }),
  query: z.object({ version: suiteVersion.optional() }),
  reply: z.string(),
  replyType: 'application/octet-stream',
  errors: ['suite.notFound', 'suite.versionUnknown'],
});

export const importSuiteRoute = route({
  name: 'importSuite',
  summary: 'Creates a test suite from a ZIP archive of its files. Files with errors are kept and listed with them.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/suites/archive',
  allow: 'signedIn',
  scope: 'edit',
  query: z.object({
    environmentToken: z.string().min(1).max(64),
    /** The title of a suite without suite.yaml, or one whose suite.yaml cannot be read. */
    title: z.string().trim().min(1).max(200).default('Suite'),
  }),
  bodyType: 'application/octet-stream',
  reply: changed,
  errors: ['simEnv.notFound', 'suite.tooManySuites', ...archiveErrors],
});

export const replaceSuiteRoute = route({
  name: 'replaceSuite',
  summary: 'Replaces the files of a test suite by those of a ZIP archive, as a new version.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/suites/:suiteId/archive',
  allow: 'signedIn',
  scope: 'edit',
  params: z.object({ suiteId }),
  query: z.object({
    /** The version that the archive was exported from; without it the latest one is replaced. */
    basedOn: suiteVersion.optional(),
  }),
  bodyType: 'application/octet-stream',
  reply: changed,
  errors: ['suite.notFound', 'suite.readOnly', 'suite.stale', 'suite.tooManyVersions', ...archiveErrors],
});

const schema = z.record(z.string(), z.unknown());

export const readTestCaseSchemaRoute = route({
  name: 'readTestCaseSchema',
  summary: 'The JSON Schema (draft 2020-12) of test cases.',
  side: 'query',
  method: 'GET',
  path: '/api/public/schemas/test-case',
  allow: 'anyone',
  reply: schema,
  errors: [],
});

export const readSuiteSchemaRoute = route({
  name: 'readSuiteSchema',
  summary: 'The JSON Schema (draft 2020-12) of the file suite.yaml.',
  side: 'query',
  method: 'GET',
  path: '/api/public/schemas/suite',
  allow: 'anyone',
  reply: schema,
  errors: [],
});
