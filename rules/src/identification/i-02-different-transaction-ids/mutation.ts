import { withCorrectTotals } from '../../mutations/correct-totals.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, inSequence, twice } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = [
  inSequence(
    atFirstOf(payments, (place) =>
      twice(place, (written) => written.replace(/<((?:[^\s<>/:]+:)?)UETR>.*?<\/\1UETR>\s*/s, '')),
    ),
    withCorrectTotals,
  ),
];
