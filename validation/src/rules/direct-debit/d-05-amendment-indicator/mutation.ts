import type { Mutation } from '../../../error-injection/mutation.ts';
import { put, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  put('MndtRltdInf', '<AmdmntInd>true</AmdmntInd>'),
  set('MndtRltdInf/AmdmntInd', 'false'),
];
