import type { Mutation } from '../../mutations/mutation.ts';
import { put, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  put('MndtRltdInf', '<AmdmntInd>true</AmdmntInd>'),
  set('MndtRltdInf/AmdmntInd', 'false'),
];
