import type { PaymentFacts } from '../../earlier/payment-facts.ts';
import { both, messages, scheme } from '../scope.ts';
import { placeIn, referralRule } from './referral-rule.ts';

/** What is repeated, and under which name. */
const repeated: readonly (readonly [element: string, field: keyof PaymentFacts])[] = [
  ['OrgnlInstrId', 'instructionId'],
  ['OrgnlEndToEndId', 'endToEndId'],
  ['OrgnlTxId', 'transactionId'],
  ['OrgnlUETR', 'uetr'],
  ['AccptncDtTm', 'acceptedAt'],
];

/** S-04: the answer to an instant payment repeats its ids and the time of its acceptance as they were. */
export const idsUnchanged = referralRule({
  id: 'S-04',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC122-16 on confirmations: original identifications and acceptance time; to be confirmed, hence a warning',
  earlier: 'needed',
  appliesTo: both(messages('pacs.002'), scheme('inst')),
  about: ({ node, facts, payment }) =>
    repeated.flatMap(([element, field]) => {
      const [value, expected] = [facts[field], payment?.facts[field]];
      if (value === undefined || expected === undefined || value === expected) return [];
      return [{ node: placeIn(node, element), value, expected, params: { element } }];
    }),
});
