import type { Check } from './checks-slice.ts';

/** The results of validations, as the page counts and filters them. */
export const outcomes = ['errors', 'warnings', 'valid', 'failed'] as const;
export type CheckOutcome = (typeof outcomes)[number];

/** Undefined until there is a result. */
export const outcomeOf = (check: Check): CheckOutcome | undefined => {
  if (check.status === 'failed') return 'failed';
  if (check.status !== 'done') return undefined;
  const { errors, warnings } = check.summary;
  return errors > 0 ? 'errors' : warnings > 0 ? 'warnings' : 'valid';
};

export type Tally = Readonly<Record<CheckOutcome, number>> & { readonly finished: number };

export const tallyOf = (checks: readonly Check[]): Tally => {
  const tally = { errors: 0, warnings: 0, valid: 0, failed: 0, finished: 0 };
  for (const check of checks) {
    const result = outcomeOf(check);
    if (result === undefined) continue;
    tally[result] += 1;
    tally.finished += 1;
  }
  return tally;
};
