import type { Rule } from '../../rule.ts';
import { creditorScheme } from './d-01-creditor-scheme.ts';
import { creditorIdentifier } from './d-02-creditor-identifier.ts';
import { mandateId } from './d-03-mandate-id.ts';
import { dateOfSignature } from './d-04-date-of-signature.ts';
import { amendment } from './d-05-amendment.ts';
import { whatWasAmended } from './d-06-what-was-amended.ts';
import { firstCollection } from './d-07-first-collection.ts';
import { dueDate } from './d-09-due-date.ts';
import { noRefundBetweenCompanies } from './d-11-no-refund-between-companies.ts';
import { noInstructedAmountOfDebits } from './d-12-no-instructed-amount.ts';
import { banksOfTheScheme } from './i-15-banks-of-the-scheme.ts';
import { debitLocalInstrument } from './p-03-local-instrument.ts';
import { sequenceType } from './p-05-sequence-type.ts';

/** Rules about collections: their kind, their creditor, their mandate and their due date. */
export const directDebitRules: readonly Rule[] = [
  debitLocalInstrument,
  sequenceType,
  banksOfTheScheme,
  creditorScheme,
  creditorIdentifier,
  mandateId,
  dateOfSignature,
  amendment,
  whatWasAmended,
  firstCollection,
  dueDate,
  noRefundBetweenCompanies,
  noInstructedAmountOfDebits,
];
