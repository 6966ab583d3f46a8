import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('PmtRtr/GrpHdr', '<GrpRtr>true</GrpRtr>'),
  insert('FIToFIPmtRvsl/GrpHdr', '<GrpRvsl>true</GrpRvsl>'),
];
