import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

/** A balance of an interim report: rules about sums do not read it. */
export const mutations: readonly Mutation[] = [set('Rpt/Bal/Tp/CdOrPrtry/Cd', 'ZZZZ')];
