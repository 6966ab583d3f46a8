import type { Mutation } from '../../mutations/mutation.ts';
import { rewrite } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(/<\/(?:[^\s<>/:]+:)?(GrpHdr|Assgnmt)\s*>/, (found) => {
    const prefix = /<\/([^\s<>/:]+:)?/.exec(found)?.[1] ?? '';
    return `<${prefix}Unknown>?</${prefix}Unknown>${found}`;
  }),
];
