import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { addAmount, type RunningSum, startSum, sumFindings, sumInParts } from '../running-sum.ts';

export const rule = defineRule<RunningSum>({
  id: 'G-05',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM10'],
  appliesTo: messages('pacs.004', 'pacs.007'),
  select: [
    'GrpHdr/TtlRtrdIntrBkSttlmAmt',
    'GrpHdr/TtlRvsdIntrBkSttlmAmt',
    'TxInf/RtrdIntrBkSttlmAmt',
    'TxInf/RvsdIntrBkSttlmAmt',
  ],
  transactionState: () => 'counted',
  open: startSum,
  inParts: sumInParts,
  check: (node, _, state) => {
    if (node.parent?.name === 'GrpHdr') state.total = node;
    else addAmount(state, node.text);
    return noFindings;
  },
  close: (_, state) => sumFindings(state),
});
