import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('PmtInf/PmtMtd', 'TRA'),
  set('OrgnlTxRef/Cdtr/Nm', 'A name of more than seventy characters, which the scheme does not allow'),
];
