import type { Run } from '../run/case-run.ts';
import { csvReport } from './csv-report.ts';
import { htmlReport } from './html-report.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';

export const reportFormats = ['junit', 'json', 'html', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const reports: Readonly<Record<ReportFormat, (run: Run) => string>> = {
  junit: junitReport,
  json: jsonReport,
  html: htmlReport,
  csv: csvReport,
};

/** The report of a run in a format. */
export const reportOn = (run: Run, format: ReportFormat): string => reports[format](run);
