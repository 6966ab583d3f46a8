import { withCorrectTotals } from '../../mutations/correct-totals.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, insert } from '../../mutations/operations.ts';
import { secondPayment } from '../../mutations/second-payment.ts';

const uetr = '<UETR>8a562c67-ca16-48ba-b074-65581be6f001</UETR>';

export const mutations: readonly Mutation[] = [inSequence(insert('PmtId', uetr), secondPayment, withCorrectTotals)];
