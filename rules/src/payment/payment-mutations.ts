import { withCorrectTotals } from '../mutations/correct-totals.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { atFirstOf, inSequence, insert, set } from '../mutations/operations.ts';
import { payments } from '../mutations/party-paths.ts';

export const amount = (value: string): Mutation =>
  inSequence(
    atFirstOf(payments, (place) => set(`${place}/IntrBkSttlmAmt`, value)),
    withCorrectTotals,
  );

/** The existing payment types. */
export const paymentTypes = ['GrpHdr/PmtTpInf', ...payments.map((place) => `${place}/PmtTpInf`), 'PmtInf/PmtTpInf'];

export const atPaymentType = (xml: string): readonly Mutation[] => [
  atFirstOf(paymentTypes, (place) => insert(place, xml)),
];
