import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [set('SndgInst', 'ZYXXDEF0')];
