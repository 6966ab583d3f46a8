import type { Rule } from '../../rule.ts';
import { serviceLevel } from './p-01-service-level.ts';
import { instantLocalInstrument } from './p-02-instant-local-instrument.ts';
import { localInstrument } from './p-04-local-instrument.ts';
import { categoryPurpose } from './p-06-category-purpose.ts';
import { purpose } from './p-07-purpose.ts';
import { paymentAmount } from './p-08-payment-amount.ts';
import { instantAmountLimit } from './p-09-instant-amount-limit.ts';
import { instantTechnicalMaximum } from './p-10-instant-technical-maximum.ts';
import { chargeBearer } from './p-11-charge-bearer.ts';
import { noInstructedAmount } from './p-12-no-instructed-amount.ts';
import { euroAndCents } from './p-13-euro-and-cents.ts';

/** Rules about the kind of payment, its amount and its charges. */
export const paymentRules: readonly Rule[] = [
  serviceLevel,
  instantLocalInstrument,
  localInstrument,
  categoryPurpose,
  purpose,
  paymentAmount,
  instantAmountLimit,
  instantTechnicalMaximum,
  chargeBearer,
  noInstructedAmount,
  euroAndCents,
];
