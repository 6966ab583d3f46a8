import type { Mutation } from '../../mutations/mutation.ts';
import { remittance } from '../remittance-mutations.ts';

export const mutations: readonly Mutation[] = [remittance('<Ustrd>Invoice 4711</Ustrd><Ustrd>Customer 12</Ustrd>')];
