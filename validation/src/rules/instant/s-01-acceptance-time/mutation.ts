import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  set('AccptncDtTm', (old) => old.replace(/(?:Z|[+-]\d\d:\d\d)$/, '')),
  drop('AccptncDtTm'),
];
