import { withCorrectTotals } from '../../../error-injection/correct-totals.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, inSequence, twice } from '../../../error-injection/operations.ts';
import { payments } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = [
  inSequence(
    atFirstOf(payments, (place) =>
      twice(place, (written) => written.replace(/<((?:[^\s<>/:]+:)?)UETR>.*?<\/\1UETR>\s*/s, '')),
    ),
    withCorrectTotals,
  ),
];
