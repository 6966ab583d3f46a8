import type { Mutation } from '../../mutations/mutation.ts';
import { inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<InstdAmt Ccy="EUR">270.00</InstdAmt><XchgRate>1.08</XchgRate>'),
  inPayment('<InstdAmt Ccy="EUR">270.00</InstdAmt>'),
];
