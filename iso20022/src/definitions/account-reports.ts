import { reportAmounts } from './account-reports/amounts.ts';
import { reportEntries } from './account-reports/entries.ts';
import { reportInterest } from './account-reports/interest.ts';
import { reportSecurities } from './account-reports/securities.ts';
import { reportSimpleTypes } from './account-reports/simple-types.ts';
import { reportTransactionCodes } from './account-reports/transaction-codes.ts';

/** Types of statements, reports and notifications that did not change between the generations. */
export const accountReports: readonly string[] = [
  reportAmounts,
  reportEntries,
  reportInterest,
  reportSecurities,
  reportSimpleTypes,
  reportTransactionCodes,
];
