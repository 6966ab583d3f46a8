import type { Mutation } from '../../../error-injection/mutation.ts';
import { rewrite } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(
    /<((?:[^\s<>/:]+:)?)IntrBk>[\s\S]*<\/\1IntrBk>/,
    '<$1StmtNtry><$1OrgnlStmtId>STMT-0001</$1OrgnlStmtId></$1StmtNtry>',
  ),
];
