import { rule } from '../../rule.ts';
import { messages } from '../scope.ts';
import { addAmount, type RunningSum, startSum, sumFindings } from './running-sum.ts';

/** G-05: the total of a bulk of returns or reversals is the exact sum of the amounts given back. */
export const returnedTotalIsSum = rule<RunningSum>({
  id: 'G-05',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 rules of TotalReturnedInterbankSettlementAmount and TotalReversedInterbankSettlementAmount',
  appliesTo: messages('pacs.004', 'pacs.007'),
  select: [
    'GrpHdr/TtlRtrdIntrBkSttlmAmt',
    'GrpHdr/TtlRvsdIntrBkSttlmAmt',
    'TxInf/RtrdIntrBkSttlmAmt',
    'TxInf/RvsdIntrBkSttlmAmt',
  ],
  open: startSum,
  check: (node, _, state) => {
    if (node.parent?.name === 'GrpHdr') state.total = node;
    else addAmount(state, node.text);
    return [];
  },
  close: (_, state) => sumFindings(state),
});
