import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/validation/profile';

/** Whether administrators say otherwise by now what a check goes by; not before both are known. */
export const isStale = (report: ValidationReport | undefined, profile: Profile | undefined): boolean =>
  report !== undefined && profile !== undefined && report.validationSummary.basis !== profile.basis;
