import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { both, collections, debitScheme } from '../scope.ts';
import { paymentTypes } from './collection-paths.ts';

const allowed = ['FRST', 'RCUR', 'OOFF', 'FNAL'];
const expected = allowed.join(', ');

/** P-05: a collection is the first, a recurrent, the only or the last one of its mandate. */
export const sequenceType = rule({
  id: 'P-05',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC114-06 and EPC301-07, usage rules of SequenceType',
  appliesTo: both(collections, debitScheme),
  select: paymentTypes,
  check: (node) => {
    const sequence = descend(node, 'SeqTp');
    if (sequence === undefined) return [{ node, variant: 'missing', expected }];
    return allowed.includes(sequence.text)
      ? []
      : [{ node: sequence, variant: 'other', value: sequence.text, expected }];
  },
});
