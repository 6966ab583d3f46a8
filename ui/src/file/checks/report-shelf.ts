import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { withinRoom, withoutListed } from '@clearbench/validation/report/list-shares';

/** Where reports of checks lie: too much for a store that is compared at every step. */
export type ReportShelf = {
  put(id: string, report: ValidationReport): void;
  get(id: string): ValidationReport | undefined;
  clear(): void;
};

/** Findings that are kept of all reports together, and of each that comes when there is no more room. */
export const shelfRoom = { findings: 200_000, ofEach: 20 } as const;

/** The report with as many findings as there is room for, each severity with its share; the others count as not shown. */
const shortened = ({ validationSummary, validationMessages }: ValidationReport, left: number): ValidationReport => {
  if (validationMessages.length <= left) return { validationSummary, validationMessages };
  const kept = [...withinRoom(validationMessages, left)];
  const notShown = validationSummary.notShown + validationMessages.length - kept.length;
  const counted = [
    ...(validationSummary.notListed ?? []),
    ...validationMessages.map(({ severity, ruleId }) => ({ severity, ruleId, count: 1 })),
  ];
  const notListed = withoutListed(counted, kept);
  return { validationSummary: { ...validationSummary, notShown, notListed }, validationMessages: kept };
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
