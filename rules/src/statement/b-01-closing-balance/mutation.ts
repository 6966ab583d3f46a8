import { otherCents } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('Bal/Amt', otherCents), set('Bal/CdtDbtInd', 'DBIT')];
