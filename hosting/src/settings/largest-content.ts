import type { Environment } from './environment.ts';
import { numberOf } from './number-of.ts';

const usual = 100 * 1024 * 1024;

/** Bytes a file may have. */
export const largestContentOf = (env: Environment): number => numberOf(env, 'CLEARBENCH_LARGEST_CONTENT', usual);
