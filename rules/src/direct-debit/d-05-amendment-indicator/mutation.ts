import type { Mutation } from '../../mutations/mutation.ts';
import { insert, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('MndtRltdInf', '<AmdmntInd>true</AmdmntInd>'),
  set('MndtRltdInf/AmdmntInd', 'false'),
];
