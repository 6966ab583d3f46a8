import { withCorrectTotals } from '../../../error-injection/correct-totals.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { inSequence, put } from '../../../error-injection/operations.ts';
import { secondPayment } from '../../../error-injection/second-payment.ts';

const uetr = '<UETR>8a562c67-ca16-48ba-b074-65581be6f001</UETR>';

export const mutations: readonly Mutation[] = [inSequence(put('PmtId', uetr), secondPayment, withCorrectTotals)];
