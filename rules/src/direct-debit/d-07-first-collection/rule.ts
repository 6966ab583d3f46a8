import { defineRule } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';

/** FRST is optional for a first collection, so the rule has one Info per message. */
export const rule = defineRule<{ hasAnswer: boolean }>({
  id: 'D-07',
  layer: 'scheme',
  severity: 'Info',
  appliesTo: both(collections, debitScheme),
  select: ['PmtTpInf/SeqTp'],
  transactionState: () => 'compared',
  open: () => ({ hasAnswer: false }),
  inParts: { same: ({ hasAnswer }) => String(hasAnswer) },
  check: (node, _, state) => {
    if (state.hasAnswer || node.text !== 'FRST') return [];
    state.hasAnswer = true;
    return [{ node, value: node.text, expected: 'FRST, RCUR' }];
  },
});
