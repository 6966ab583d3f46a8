import type { Mutation } from '../../../error-injection/mutation.ts';
import { rewrite } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(/<\/(?:[^\s<>/:]+:)?(GrpHdr|Assgnmt)\s*>/, (found) => {
    const prefix = /<\/([^\s<>/:]+:)?/.exec(found)?.[1] ?? '';
    return `<${prefix}Unknown>?</${prefix}Unknown>${found}`;
  }),
];
