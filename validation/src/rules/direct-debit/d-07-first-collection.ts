import { rule } from '../../rule.ts';
import { both, collections, debitScheme } from '../scope.ts';

/** D-07: a first collection may be marked as recurrent, so the mark of its own is a choice; worth one remark in a message, no fault. */
export const firstCollection = rule<{ isSaid: boolean }>({
  id: 'D-07',
  layer: 'scheme',
  severity: 'Info',
  source:
    'SDD rulebooks (EPC016-06, EPC222-07) as of November 2016: FRST is optional, RCUR may stand for a first collection',
  appliesTo: both(collections, debitScheme),
  select: ['PmtTpInf/SeqTp'],
  open: () => ({ isSaid: false }),
  check: (node, _, state) => {
    if (state.isSaid || node.text !== 'FRST') return [];
    state.isSaid = true;
    return [{ node, value: node.text, expected: 'FRST, RCUR' }];
  },
});
