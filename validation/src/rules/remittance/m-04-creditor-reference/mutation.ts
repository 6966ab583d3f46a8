import type { Mutation } from '../../../error-injection/mutation.ts';
import { reference, remittance } from '../remittance-mutations.ts';

export const mutations: readonly Mutation[] = [remittance(reference('<Ref>INV-4711</Ref>'))];
