import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { withinLimit, withoutListed } from '@clearbench/validation-engine/report/limit-findings';

/** The reports of validations: too large for the Redux store, whose state is compared on each action. */
export type ReportStore = {
  put(id: string, report: ValidationReport): void;
  get(id: string): ValidationReport | undefined;
  clear(): void;
};

/** The maximum number of findings of all reports, and of each report beyond that. */
export const storeLimits = { findings: 200_000, ofEach: 20 } as const;

/**
 * The report reduced to the number of findings that fit, in proportion to each severity; the others count as not shown.
 */
const shortened = ({ validationSummary, validationMessages }: ValidationReport, left: number): ValidationReport => {
  if (validationMessages.length <= left) return { validationSummary, validationMessages };
  const kept = [...withinLimit(validationMessages, left)];
  const notShown = validationSummary.notShown + validationMessages.length - kept.length;
  const counted = [
    ...(validationSummary.notListed ?? []),
    ...validationMessages.map(({ severity, ruleId }) => ({ severity, ruleId, count: 1 })),
  ];
  const notListed = withoutListed(counted, kept);
  return { validationSummary: { ...validationSummary, notShown, notListed }, validationMessages: kept };
};

export const reportStore = (
  room: typeof storeLimits | { findings: number; ofEach: number } = storeLimits,
): ReportStore => {
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

/** The instance of the page. */
export const checkReports = reportStore();
