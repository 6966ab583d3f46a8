import type { Mutation } from '../../../error-injection/mutation.ts';
import { attribute } from '../../../error-injection/operations.ts';
import { payments } from '../../../error-injection/party-places.ts';
import { amount } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = [
  amount('1000000000.00'),
  amount('0.00'),
  amount('12.345'),
  ...[
    'InstdAmt',
    'RtrdIntrBkSttlmAmt',
    'RvsdIntrBkSttlmAmt',
    ...payments.map((place) => `${place}/IntrBkSttlmAmt`),
  ].map((place) => attribute(place, 'Ccy', 'CHF')),
];
