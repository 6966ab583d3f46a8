import type { PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { childOrSelf, rTransactionRule } from '../../r-messages/r-transaction-rule.ts';
import { both, messages, scheme } from '../../scope.ts';

/** The repeated values and their element names in the answer. */
const repeated: readonly (readonly [element: string, field: keyof PaymentFacts])[] = [
  ['OrgnlInstrId', 'instructionId'],
  ['OrgnlEndToEndId', 'endToEndId'],
  ['OrgnlTxId', 'transactionId'],
  ['OrgnlUETR', 'uetr'],
  ['AccptncDtTm', 'acceptedAt'],
];

export const rule = rTransactionRule({
  id: 'S-04',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  anchors: repeated.map(([element]) => `TxInfAndSts/${element}`),
  earlier: 'required',
  appliesTo: both(messages('pacs.002'), scheme('inst')),
  checkReference: ({ node, facts, payment }) =>
    repeated.flatMap(([element, field]) => {
      const [value, expected] = [facts[field], payment?.facts[field]];
      if (value === undefined || expected === undefined || value === expected) return [];
      return [{ node: childOrSelf(node, element), value, expected, params: { element } }];
    }),
});
