import { millisecondsPerHour, millisecondsPerSecond } from '../time/durations.ts';

/** Runs of one user that wait or run. */
export const mostOpenRuns = 30;
/** Runs of all users that wait or run. */
export const mostOpenRunsOfServer = 300;
/** Runs that the server executes at the same time, and those of one user. */
export const runsAtOnce = 4;
export const runsOfUserAtOnce = 2;
/** Cases of a run that may be executed side by side. */
export const mostParallelCases = 4;
/** Steps of a run. */
export const mostStepsOfRun = 100_000;
/** Length of a run, and of one case. */
export const longestRunSeconds = (2 * millisecondsPerHour) / millisecondsPerSecond;
export const longestCaseSeconds = 300;
/** Executions of one case: each ends with its process. */
export const mostAttempts = 5;
/** Bytes of the texts of a suite. */
export const largestSuiteTexts = 33_554_432;
/** Bytes of a file of a step that is kept, and of all kept files of a run. */
export const largestStepFile = 10_485_760;
export const mostKeptBytes = 268_435_456;
/** Characters of an expected or actual value, a reason, and an error; longer ones are cut. */
export const longestValue = 2_000;
/** Files, reasons and mismatches of a step. */
export const mostPartsOfStep = 20;
/** Messages that a step adds to the conversation of its case. */
export const mostMessagesOfStep = 200;
/** Cases of a page of the list, and of a comparison of two runs. */
export const mostCasesOfPage = 500;
export const mostCaseChanges = 1_000;
/** Runs of a chart. */
export const mostRunsOfTrend = 200;
