import { secondsAgo } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

const longAgo = secondsAgo(3_588.5);

export const mutations: readonly Mutation[] = [
  set('TxInfAndSts/OrgnlEndToEndId', 'INVOICE-0000'),
  set('TxInfAndSts/AccptncDtTm', longAgo),
];
