import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { Profile } from '@clearbench/validation/profile';

const inOrder = (severities: Readonly<RuleSeverities> = {}): string =>
  JSON.stringify(Object.entries(severities).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether the environment says otherwise by now how grave rules are; not before both are known. */
export const isStale = (report: ValidationReport | undefined, profile: Profile | undefined): boolean =>
  report !== undefined &&
  profile !== undefined &&
  inOrder(report.validationSummary.environmentSeverities) !== inOrder(profile.overrides);
