import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [put('GrpHdr/InstgAgt/FinInstnId', '<BICFI>ZYNODEF0XXX</BICFI>')];
