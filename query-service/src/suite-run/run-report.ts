import type { RunReportFormat } from '@clearbench/contracts/suite-run/choices';
import type { SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import type { SuiteRunCaseDocument, SuiteRunDocument } from '@clearbench/contracts/suite-run/views';
import { userView } from '@clearbench/contracts/user/views';
import { attachmentNamed } from '@clearbench/hosting/serving/attachment';
import type { ReadModels } from '@clearbench/stores/read-models';
import { reportOn } from '@clearbench/test-suites/reports/report-formats';
import type { CaseRun, Run } from '@clearbench/test-suites/run/case-run';
import type { RunEvent } from '@clearbench/test-suites/run/run-event';
import { startedCases } from './run-cases.ts';

const mediaTypes: Readonly<Record<RunReportFormat, string>> = {
  junit: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
};
const endings: Readonly<Record<RunReportFormat, string>> = { junit: 'xml', json: 'json', csv: 'csv', html: 'html' };

const stepEvent = ({ result, mismatches, duration: _, files, reasons, ...data }: SuiteRunStep): RunEvent => {
  const shown = {
    ...data,
    reasons: reasons.map(({ text }) => text),
    decisions: reasons,
    files: files.map(({ name, messageType, fileName, direction, hash }) => ({
      ...{ name, fileName, direction, messageType, sha256: hash },
    })),
  };
  return result === 'passed'
    ? { type: 'stepPassed', data: shown }
    : { type: 'stepFailed', data: { ...shown, mismatches } };
};

const eventsOf = ({ steps, state, plannedSteps, startedAt }: SuiteRunCaseDocument): RunEvent[] => {
  const at = steps.at(-1)?.at ?? startedAt;
  const passed = steps.filter(({ result }) => result === 'passed').length;
  const failed = steps.length - passed;
  const result = state === 'passed' ? 'passed' : 'failed';
  const skipped = plannedSteps - steps.length;
  const end: RunEvent = { type: 'caseFinished', data: { result, at, passed, failed, skipped } };
  return [{ type: 'caseStarted', data: { at: steps[0]?.at ?? startedAt } }, ...steps.map(stepEvent), end];
};

const caseRunOf = (found: SuiteRunCaseDocument): CaseRun[] => {
  const { file, row, title, tags, environment, rulebook, state, error, duration = 0 } = found;
  if (state === 'running') return [];
  const about = { file, row, title, tags, environment, rulebook, duration };
  return [{ ...about, result: state, events: eventsOf(found), ...(error === undefined ? {} : { error }) }];
};

/** The finished cases of a run as its reports have them. */
export const reportedRun = async (views: Pick<ReadModels, 'get' | 'find'>, run: SuiteRunDocument): Promise<Run> => {
  const cases: CaseRun[] = [];
  for await (const one of startedCases(views, run.runId)) cases.push(...caseRunOf(one));
  return {
    by: (await views.get(userView, run.requestedBy))?.displayName ?? '',
    startedAt: run.startedAt ?? run.requestedAt,
    productVersion: run.productVersion,
    seed: run.choices.seed,
    suites: [{ title: run.suiteTitle, folder: run.suiteId, sha256: run.suiteHash, cases }],
  };
};

/** The report of a run in a format, as the result of a handler. Each is an attachment, so that no page of it runs here. */
export const runReport = async (
  views: Pick<ReadModels, 'get' | 'find'>,
  run: SuiteRunDocument,
  format: RunReportFormat,
) => {
  const text = reportOn(await reportedRun(views, run), format);
  const day = (run.endedAt ?? run.requestedAt).slice(0, 10);
  const headers: Record<string, string> = {
    'Content-Type': mediaTypes[format],
    ...attachmentNamed(`${run.suiteTitle} ${day}.${endings[format]}`),
    ...(format === 'html'
      ? { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  };
  return { text, headers };
};
