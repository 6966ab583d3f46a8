import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { paymentTypes } from '../../direct-debit/collection-paths.ts';
import { both, collections, debitScheme } from '../../scope.ts';

const allowed = ['FRST', 'RCUR', 'OOFF', 'FNAL'];
const expected = allowed.join(', ');

export const rule = defineRule({
  id: 'P-05',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['PmtTpInf/SeqTp'],
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
