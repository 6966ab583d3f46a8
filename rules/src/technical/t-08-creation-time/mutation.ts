import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, set } from '../../mutations/operations.ts';

const daysFromNowAt =
  (days: number): typeof dayFrom =>
  (old, message) =>
    `${daysFromNow(days)(old, message)}T10:30:00`;

const dayFrom = daysFromNow(0);

export const mutations: readonly Mutation[] = [
  ...['2015-10-15T10:30:00', daysFromNowAt(5)].map((time) =>
    atFirstOf(['GrpHdr/CreDtTm', 'Assgnmt/CreDtTm'], (place) => set(place, time)),
  ),
];
