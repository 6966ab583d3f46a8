import type { Mutation } from '../../mutations/mutation.ts';
import { drop } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [drop('CdtrSchmeId/Id/PrvtId/Othr/SchmeNm'), drop('CdtrSchmeId')];
