import { secondsAgo } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

const longAgo = secondsAgo(3_588.5);

/** From rulebook 2025 a fraction of a second has no final zeros. */
const withoutZeros: typeof longAgo = (...all) => longAgo(...all).replace(/\.?0+Z$/, 'Z');

export const mutations: readonly Mutation[] = [set('AccptncDtTm', longAgo), set('AccptncDtTm', withoutZeros)];
