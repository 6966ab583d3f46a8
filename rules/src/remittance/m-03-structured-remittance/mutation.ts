import type { Mutation } from '../../mutations/mutation.ts';
import { document, kind, reference, remittance } from '../remittance-mutations.ts';

export const mutations: readonly Mutation[] = [
  remittance(document),
  remittance(reference(`${kind()}<Ref>${'4711'.repeat(8)}</Ref>`).repeat(2)),
];
