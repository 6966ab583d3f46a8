import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [insert('GrpHdr/InstgAgt/FinInstnId', '<BICFI>ZYNODEF0XXX</BICFI>')];
