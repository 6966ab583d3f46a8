import type { Mutation } from '../../mutations/mutation.ts';
import { rewrite } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(
    /<((?:[^\s<>/:]+:)?)IntrBk>[\s\S]*<\/\1IntrBk>/,
    '<$1StmtNtry><$1OrgnlStmtId>STMT-0001</$1OrgnlStmtId></$1StmtNtry>',
  ),
];
