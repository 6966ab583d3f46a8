import { listBuiltInSuitesRoute, listSuitesRoute } from '@clearbench/contracts/suite/routes';
import type { SuiteCaseState, SuiteRunState } from '@clearbench/contracts/suite-run/choices';
import {
  compareSuiteRunsRoute,
  listSuiteRunCasesRoute,
  listSuiteRunsRoute,
  readSuiteRunCaseRoute,
  readSuiteRunRoute,
  readSuiteRunTrendRoute,
} from '@clearbench/contracts/suite-run/routes';
import { suiteRunView } from '@clearbench/contracts/suite-run/views';
import { caller } from '../http/http-caller.ts';
import { type LiveReading, liveReading } from '../live/live-reading.ts';
import { addFeature } from '../store.ts';

const listRuns = caller(listSuiteRunsRoute);
const listSuites = caller(listSuitesRoute);
const listBuiltIn = caller(listBuiltInSuitesRoute);
const readTrend = caller(readSuiteRunTrendRoute);
const readRun = caller(readSuiteRunRoute);
const listCases = caller(listSuiteRunCasesRoute);
const readCase = caller(readSuiteRunCaseRoute);
const compare = caller(compareSuiteRunsRoute);

const topic = suiteRunView.name;

/** Runs of one page of the list, and the most that a page shows. */
const runsOfPage = 50;
const mostRuns = 500;

export type RunFilters = {
  readonly environmentToken: string;
  readonly suiteId?: string | undefined;
  readonly state?: SuiteRunState | undefined;
  readonly search?: string | undefined;
  /** Number of pages that are shown. */
  readonly pages: number;
};

export const runsReading = liveReading({
  name: 'suiteRuns',
  topic,
  read: ({ pages, ...query }: RunFilters) =>
    listRuns({ query: { ...query, limit: Math.min(mostRuns, pages * runsOfPage) } }),
});

/** Stored suites of the environment before those of the product. */
const readSuites = async (query: { readonly environmentToken: string }) => {
  const [stored, builtIn] = await Promise.all([listSuites({ query }), listBuiltIn()]);
  return [...stored, ...builtIn].map(({ suiteId, title }) => ({ suiteId, title }));
};

export const suitesReading = liveReading({ name: 'suitesOfRuns', topic, read: readSuites, isAbout: () => false });
/** For the dialog, which is open beside the list. */
export const runnableSuitesReading = liveReading({
  name: 'runnableSuites',
  topic,
  read: readSuites,
  isAbout: () => false,
});

export const trendReading = liveReading({
  name: 'suiteRunTrend',
  topic,
  read: ({ environmentToken, suiteId }: { readonly environmentToken: string; readonly suiteId: string }) =>
    readTrend({ params: { environmentToken }, query: { suiteId } }),
});

type OfRun = { readonly runId: string };
const isAbout = (query: OfRun, runId: string): boolean => query.runId === runId;

export const runReading = liveReading({
  name: 'suiteRun',
  topic,
  read: ({ runId }: OfRun) => readRun({ params: { runId } }),
  // The place in the queue changes with other runs.
  isAbout: () => true,
});

export type CaseFilters = OfRun & {
  readonly state?: SuiteCaseState | undefined;
  readonly search?: string | undefined;
  readonly from: number;
};

/** Cases that are read together. */
export const casesOfWindow = 300;

export const casesReading = liveReading({
  name: 'suiteRunCases',
  topic,
  read: async ({ runId, ...query }: CaseFilters) => ({
    ...(await listCases({ params: { runId }, query: { ...query, limit: casesOfWindow } })),
    from: query.from,
  }),
  isAbout,
});

export const caseReading = liveReading({
  name: 'suiteRunCase',
  topic,
  read: ({ runId, number }: OfRun & { readonly number: number }) => readCase({ params: { runId, number } }),
  isAbout,
});

export const comparisonReading = liveReading({
  name: 'suiteRunComparison',
  topic,
  read: (params: OfRun & { readonly earlierRunId: string }) => compare({ params }),
  isAbout,
});

const add = <Query, Result>({ slice, saga }: LiveReading<Query, Result>): void => addFeature({ slice, saga });

/** Adds the parts of the store of the pages about runs. */
export const addRunFeatures = (): void => {
  add(runsReading);
  add(suitesReading);
  add(runnableSuitesReading);
  add(trendReading);
  add(runReading);
  add(casesReading);
  add(caseReading);
  add(comparisonReading);
};
