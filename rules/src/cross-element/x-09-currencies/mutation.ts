import type { Mutation } from '../../mutations/mutation.ts';
import { attribute, inSequence } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  attribute('Bal/Amt', 'Ccy', 'EUX'),
  inSequence(attribute('TtlIntrBkSttlmAmt', 'Ccy', 'EUX'), attribute('CdtTrfTxInf/IntrBkSttlmAmt', 'Ccy', 'EUX')),
];
