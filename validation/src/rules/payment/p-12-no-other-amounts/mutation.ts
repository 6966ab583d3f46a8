import type { Mutation } from '../../../error-injection/mutation.ts';
import { inPayment } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<InstdAmt Ccy="EUR">270.00</InstdAmt><XchgRate>1.08</XchgRate>'),
  inPayment('<InstdAmt Ccy="EUR">270.00</InstdAmt>'),
];
