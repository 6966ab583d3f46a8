import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, set } from '../../mutations/operations.ts';
import { withInnerText } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(['GrpHdr/MsgId', 'Assgnmt/Id'], (place) => set(place, withInnerText(' '))),
];
