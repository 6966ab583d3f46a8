import type { ValidationReport } from '@clearbench/contracts/file/validation-report';

/** Where reports of checks lie: too much for a store that is compared at every step. */
export type ReportShelf = {
  put(id: string, report: ValidationReport): void;
  get(id: string): ValidationReport | undefined;
  clear(): void;
};

/** Findings that are kept of all reports together, and of each that comes when there is no more room. */
export const shelfRoom = { findings: 200_000, ofEach: 20 } as const;

/** The report with its first gravest findings; the others count as not shown. */
const shortened = ({ validationSummary, validationMessages }: ValidationReport, left: number): ValidationReport => {
  // Gravest last, as reports are ordered.
  const kept = validationMessages.slice(Math.max(0, validationMessages.length - left));
  const notShown = validationSummary.notShown + validationMessages.length - kept.length;
  return { validationSummary: { ...validationSummary, notShown }, validationMessages: kept };
};

export const reportShelf = (room: typeof shelfRoom | { findings: number; ofEach: number } = shelfRoom): ReportShelf => {
  const reports = new Map<string, ValidationReport>();
  let findings = 0;
  return {
    put: (id, report) => {
      const kept = shortened(report, Math.max(room.findings - findings, room.ofEach));
      findings += kept.validationMessages.length - (reports.get(id)?.validationMessages.length ?? 0);
      reports.set(id, kept);
    },
    get: (id) => reports.get(id),
    clear: () => {
      reports.clear();
      findings = 0;
    },
  };
};

/** The page's own. */
export const checkReports = reportShelf();
