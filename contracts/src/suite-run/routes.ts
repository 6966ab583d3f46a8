import { z } from 'zod';
import { longestSearch } from '../file/choices.ts';
import { pageSize } from '../product-constants.ts';
import { committed, route } from '../route.ts';
import { caseStates, runReportFormats, suiteRunStates } from './choices.ts';
import { mostCasesOfPage, mostRunsOfTrend } from './limits.ts';
import { runChoices } from './parts.ts';
import { runComparison, suiteRun, suiteRunCase, suiteRunCaseDetails, suiteRunDetails } from './run.ts';

const runId = z.string().min(1).max(80);
const environmentToken = z.string().min(1).max(64);
const suiteId = z.string().min(1).max(80);
const number = z.coerce.number().int().min(1);
const started = committed.extend({ runId: z.string() });
const startErrors = [
  'suiteRun.noCases',
  'suiteRun.invalidSuite',
  'suiteRun.suiteTooLarge',
  'suiteRun.tooManyOpen',
  'suiteRun.serverBusy',
  'transfer.engineClosed',
] as const;

const open = { allow: 'signedIn', scope: 'run-suites' } as const;
/** Who may send files may run suites. */
const commanding = { ...open, side: 'command', plan: 'canEdit' } as const;
const reading = { ...open, side: 'query', method: 'GET' } as const;

export const startSuiteRunRoute = route({
  ...commanding,
  name: 'startSuiteRun',
  summary: 'Starts a run of a test suite in a simulation environment. It waits until earlier runs leave a place.',
  method: 'POST',
  path: '/api/suite-runs/',
  runsJobs: true,
  body: runChoices.extend({
    environmentToken,
    suiteId,
    /** A version of a stored suite; the newest one by default. */
    version: z.number().int().min(1).optional(),
  }),
  reply: started,
  errors: ['simEnv.notFound', 'suite.notFound', 'suite.versionUnknown', ...startErrors],
});

export const rerunSuiteRunRoute = route({
  ...commanding,
  name: 'rerunSuiteRun',
  summary: 'Runs the cases of a run again, with the same texts and choices: all of them, or those that did not pass.',
  method: 'POST',
  path: '/api/suite-runs/:runId/rerun',
  runsJobs: true,
  params: z.object({ runId }),
  body: z.object({ onlyFailed: z.boolean().default(false) }),
  reply: started,
  errors: ['suiteRun.notFound', 'suiteRun.open', ...startErrors],
});

export const stopSuiteRunRoute = route({
  ...commanding,
  name: 'stopSuiteRun',
  summary: 'Stops an open run. Its finished cases stay.',
  method: 'POST',
  path: '/api/suite-runs/:runId/stop',
  params: z.object({ runId }),
  reply: committed,
  errors: ['suiteRun.notFound', 'suiteRun.ended', 'transfer.engineClosed'],
});

export const deleteSuiteRunRoute = route({
  ...commanding,
  name: 'deleteSuiteRun',
  summary: 'Deletes a run that has ended. Its files are removed.',
  method: 'DELETE',
  path: '/api/suite-runs/:runId',
  params: z.object({ runId }),
  reply: committed,
  errors: ['suiteRun.notFound', 'suiteRun.open', 'transfer.engineClosed'],
});

export const listSuiteRunsRoute = route({
  ...reading,
  name: 'listSuiteRuns',
  summary: 'The runs of test suites in a simulation environment, newest first.',
  path: '/api/suite-runs/',
  query: z.object({
    environmentToken,
    suiteId: suiteId.optional(),
    state: z.enum(suiteRunStates).optional(),
    /** Words of the title of the suite. */
    search: z.string().max(longestSearch).optional(),
    after: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(pageSize),
  }),
  reply: z.object({ items: z.array(suiteRun), next: z.string().optional() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});

export const readSuiteRunTrendRoute = route({
  ...reading,
  name: 'readSuiteRunTrend',
  summary: 'The last ended runs of a test suite in a simulation environment, oldest first.',
  path: '/api/suite-runs-of/:environmentToken/trend',
  params: z.object({ environmentToken }),
  query: z.object({ suiteId, limit: z.coerce.number().int().min(1).max(mostRunsOfTrend).default(50) }),
  reply: z.array(suiteRun),
  errors: ['simEnv.notFound'],
});

export const readSuiteRunRoute = route({
  ...reading,
  name: 'readSuiteRun',
  summary: 'A run of a test suite with the states of its cases.',
  path: '/api/suite-runs/:runId',
  params: z.object({ runId }),
  reply: suiteRunDetails,
  errors: ['suiteRun.notFound'],
});

export const listSuiteRunCasesRoute = route({
  ...reading,
  name: 'listSuiteRunCases',
  summary: 'The cases of a run in their order.',
  path: '/api/suite-runs/:runId/cases',
  params: z.object({ runId }),
  query: z.object({
    state: z.enum(caseStates).optional(),
    /** Words of the title or the file of a case. */
    search: z.string().max(longestSearch).optional(),
    /** Number of matching cases before the first one of the page. */
    from: z.coerce.number().int().min(0).max(10_000).default(0),
    limit: z.coerce.number().int().min(1).max(mostCasesOfPage).default(pageSize),
  }),
  reply: z.object({
    items: z.array(suiteRunCase),
    /** Number of matching cases. */
    total: z.number().int(),
  }),
  errors: ['suiteRun.notFound'],
});

export const readSuiteRunCaseRoute = route({
  ...reading,
  name: 'readSuiteRunCase',
  summary: 'A case of a run with its finished steps.',
  path: '/api/suite-runs/:runId/cases/:number',
  params: z.object({ runId, number }),
  reply: suiteRunCaseDetails,
  errors: ['suiteRun.notFound', 'suiteRun.caseNotFound'],
});

export const readSuiteRunFileRoute = route({
  ...reading,
  name: 'readSuiteRunFile',
  summary: 'The text of a file that a case sent, validated or received.',
  path: '/api/suite-runs/:runId/cases/:number/files/:sha256',
  params: z.object({ runId, number, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: z.string(),
  replyType: 'application/xml',
  errors: ['suiteRun.notFound', 'suiteRun.caseNotFound', 'suiteRun.fileNotFound'],
});

export const compareSuiteRunsRoute = route({
  ...reading,
  name: 'compareSuiteRuns',
  summary: 'The differences of a run from an earlier run of the same suite: results, cases and durations.',
  path: '/api/suite-runs/:runId/compared-with/:earlierRunId',
  params: z.object({ runId, earlierRunId: runId }),
  reply: runComparison,
  errors: ['suiteRun.notFound', 'suiteRun.notComparable'],
});

export const readSuiteRunReportRoute = route({
  ...reading,
  name: 'readSuiteRunReport',
  summary:
    'The report on a run: JUnit, JSON, CSV, or an HTML page with a certificate for each rulebook. It contains the finished cases.',
  path: '/api/suite-runs/:runId/report',
  params: z.object({ runId }),
  query: z.object({ format: z.enum(runReportFormats).default('json') }),
  reply: z.record(z.string(), z.unknown()),
  replyForms: ['text/csv', 'application/xml', 'text/html'],
  errors: ['suiteRun.notFound'],
});
