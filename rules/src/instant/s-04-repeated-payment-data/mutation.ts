import { secondsAgo } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

const longAgo = secondsAgo(3_588.5);

export const mutations: readonly Mutation[] = [
  set('TxInfAndSts/OrgnlEndToEndId', 'INVOICE-0000'),
  set('TxInfAndSts/AccptncDtTm', longAgo),
];
