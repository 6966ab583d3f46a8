import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [drop('PmtId/TxId')];
