import type { Mutation } from '../../mutations/mutation.ts';
import { rewrite } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [rewrite(/(<NtryRef>)2(<\/NtryRef>)/, '$11$2')];
