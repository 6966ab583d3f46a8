import type { Mutation } from '../../mutations/mutation.ts';
import { kind, reference, remittance } from '../remittance-mutations.ts';

export const mutations: readonly Mutation[] = [
  remittance(reference(`${kind('<Issr>ISO</Issr>')}<Ref>RF19539007547034</Ref>`)),
];
