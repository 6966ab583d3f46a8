import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, set } from '../../../error-injection/operations.ts';
import { withInnerText } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(['GrpHdr/MsgId', 'Assgnmt/Id'], (place) => set(place, withInnerText(' '))),
];
