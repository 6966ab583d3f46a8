import type { Mutation } from '../../../error-injection/mutation.ts';
import { rewrite } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [rewrite(/<\/[^<>]*>\s*$/, '')];
