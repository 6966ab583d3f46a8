import { oneMore, otherCents } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('TtlNtries/NbOfNtries', oneMore),
  set('TtlCdtNtries/Sum', otherCents),
  set('TtlNetNtry/CdtDbtInd', 'DBIT'),
];
