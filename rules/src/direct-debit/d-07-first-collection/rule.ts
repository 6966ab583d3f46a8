import { defineRule } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';

/** FRST is optional for a first collection, so the rule has one Info per message. */
export const rule = defineRule<{ isSaid: boolean }>({
  id: 'D-07',
  layer: 'scheme',
  severity: 'Info',
  appliesTo: both(collections, debitScheme),
  select: ['PmtTpInf/SeqTp'],
  open: () => ({ isSaid: false }),
  check: (node, _, state) => {
    if (state.isSaid || node.text !== 'FRST') return [];
    state.isSaid = true;
    return [{ node, value: node.text, expected: 'FRST, RCUR' }];
  },
});
