import type { Mutation } from '../../mutations/mutation.ts';
import { reference, remittance } from '../remittance-mutations.ts';

export const mutations: readonly Mutation[] = [remittance(reference('<Ref>INV-4711</Ref>'))];
