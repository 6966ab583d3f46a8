import { type MessageNode, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { ofPayments } from '../customer-payments.ts';
import { messages } from '../scope.ts';
import { addAmount, type RunningSum, startSum, sumFindings } from './running-sum.ts';

type Control = { readonly sum: RunningSum; count: MessageNode | undefined; counted: number };

const countFindings = ({ count, counted }: Control) =>
  count === undefined || !/^\d+$/.test(count.text) || Number(count.text) === counted
    ? []
    : [{ node: count, variant: 'count', value: count.text, expected: String(counted) }];

/** G-06: control data say what the message holds: the recalled payments and their sum, or the amounts of a bulk. */
export const controlData = rule<Control>({
  id: 'G-06',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 20022 definitions of ControlData and ControlSum; EPC115-06 for recalls',
  appliesTo: messages('pacs.008', 'pacs.003', 'pacs.004', 'pacs.007', 'camt.056', 'pain.001', 'pain.008'),
  select: [
    'CtrlData/NbOfTxs',
    'CtrlData/CtrlSum',
    'GrpHdr/CtrlSum',
    'Undrlyg/TxInf',
    ...ofPayments('IntrBkSttlmAmt'),
    'TxInf/RtrdIntrBkSttlmAmt',
    'TxInf/RvsdIntrBkSttlmAmt',
  ],
  open: () => ({ sum: startSum(), count: undefined, counted: 0 }),
  check: (node, _, state) => {
    if (node.name === 'NbOfTxs') state.count = node;
    else if (node.name === 'CtrlSum') state.sum.total = node;
    else {
      state.counted += 1;
      addAmount(state.sum, node.name === 'TxInf' ? textAt(node, 'OrgnlIntrBkSttlmAmt') : node.text);
    }
    return [];
  },
  close: (_, state) => [...countFindings(state), ...sumFindings(state.sum, 'sum')],
});
