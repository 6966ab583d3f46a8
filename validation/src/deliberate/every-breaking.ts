import type { Breaking } from './breakable.ts';
import { addressBreakings } from './breakings/address.ts';
import { answersBreakings } from './breakings/answers.ts';
import { directDebitBreakings } from './breakings/direct-debit.ts';
import { fileHeaderBreakings } from './breakings/file-header.ts';
import { groupHeaderBreakings } from './breakings/group-header.ts';
import { identificationBreakings } from './breakings/identification.ts';
import { instantBreakings } from './breakings/instant.ts';
import { paymentBreakings } from './breakings/payment.ts';
import { remittanceBreakings } from './breakings/remittance.ts';
import { technicalBreakings } from './breakings/technical.ts';

/** Ways to break each rule, the plainest first; several, because not each fits every message. */
export const everyBreaking: Readonly<Record<string, readonly Breaking[]>> = {
  ...technicalBreakings,
  ...fileHeaderBreakings,
  ...groupHeaderBreakings,
  ...paymentBreakings,
  ...identificationBreakings,
  ...addressBreakings,
  ...remittanceBreakings,
  ...instantBreakings,
  ...directDebitBreakings,
  ...answersBreakings,
};
