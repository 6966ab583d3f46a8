import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { Profile } from '@clearbench/iso20022/profile';

/** Whether the profile has changed since the validation; false until both are known. */
export const isStale = (report: ValidationReport | undefined, profile: Profile | undefined): boolean =>
  report !== undefined && profile !== undefined && report.validationSummary.basis !== profile.basis;
