import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, noFindings, type RuleFinding } from '@clearbench/validation-engine/rule';
import {
  addAmount,
  countedSumInParts,
  type RunningSum,
  startSum,
  sumFindings,
} from '../../group-header/running-sum.ts';
import { messages } from '../../scope.ts';

type Header = { stated: MessageNode | undefined; counted: number; readonly sum: RunningSum };

const addTransaction = (transaction: MessageNode, state: Header): readonly RuleFinding[] => {
  state.counted += 1;
  const { total } = state.sum;
  if (total === undefined) return noFindings;
  const amount = descend(transaction, 'IntrBkSttlmAmt');
  const currency = total.attributes.Ccy;
  addAmount(state.sum, amount?.text);
  if (amount === undefined || currency === undefined || amount.attributes.Ccy === currency) return noFindings;
  state.sum.known = false;
  return [
    { node: amount, because: total, variant: 'currency', value: amount.attributes.Ccy ?? '', params: { currency } },
  ];
};

const countFindings = ({ stated, counted }: Header): readonly RuleFinding[] => {
  if (stated === undefined || !/^\d{1,15}$/.test(stated.text) || Number(stated.text) === counted) return noFindings;
  return [{ node: stated, variant: 'number', value: stated.text, expected: String(counted) }];
};

/** G-02 and G-05 check returns and reversals whatever the scheme of the environment. */
export const rule = defineRule<Header>({
  id: 'X-04',
  layer: 'iso',
  severity: 'Error',
  codes: ['AM18', 'AM10'],
  appliesTo: messages('pacs.003', 'pacs.008', 'pacs.009'),
  anchors: ['GrpHdr/NbOfTxs', 'GrpHdr/TtlIntrBkSttlmAmt', 'CdtTrfTxInf/IntrBkSttlmAmt', 'DrctDbtTxInf/IntrBkSttlmAmt'],
  select: ['GrpHdr', 'CdtTrfTxInf', 'DrctDbtTxInf'],
  transactionState: () => 'counted',
  open: () => ({ stated: undefined, counted: 0, sum: startSum() }),
  inParts: countedSumInParts,
  check: (node, _, state) => {
    if (node.name !== 'GrpHdr') return addTransaction(node, state);
    state.stated = descend(node, 'NbOfTxs');
    state.sum.total = descend(node, 'TtlIntrBkSttlmAmt');
    return noFindings;
  },
  close: (_, state) => [...countFindings(state), ...sumFindings(state.sum, 'sum')],
});
