import type { Mutation } from '../../mutations/mutation.ts';
import { attribute } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-paths.ts';
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
