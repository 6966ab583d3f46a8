import { rule } from '../../rule.ts';
import { messages } from '../scope.ts';
import { addAmount, type RunningSum, startSum, sumFindings } from './running-sum.ts';

/** G-05: the total of a bulk of returns is the exact sum of the returned amounts. */
export const returnedTotalIsSum = rule<RunningSum>({
  id: 'G-05',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 rule of TotalReturnedInterbankSettlementAmount',
  appliesTo: messages('pacs.004'),
  select: ['GrpHdr/TtlRtrdIntrBkSttlmAmt', 'TxInf/RtrdIntrBkSttlmAmt'],
  open: startSum,
  check: (node, _, state) => {
    if (node.name === 'TtlRtrdIntrBkSttlmAmt') state.total = node;
    else addAmount(state, node.text);
    return [];
  },
  close: (_, state) => sumFindings(state),
});
