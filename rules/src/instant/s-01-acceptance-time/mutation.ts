import type { Mutation } from '../../mutations/mutation.ts';
import { drop, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('AccptncDtTm', (old) => old.replace(/(?:Z|[+-]\d\d:\d\d)$/, '')),
  drop('AccptncDtTm'),
];
