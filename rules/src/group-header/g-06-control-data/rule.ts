import { type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, noFindings, type RuleFinding } from '@clearbench/validation-engine/rule';
import { ofPayments, orderedAmounts } from '../../customer-payments.ts';
import { messages } from '../../scope.ts';
import {
  addAmount,
  addSum,
  clearSum,
  countedSumInParts,
  type RunningSum,
  startSum,
  sumFindings,
  type TakenCountedSum,
} from '../running-sum.ts';

/** `group` is set between the control sum of a group and its end. */
type Control = {
  readonly sum: RunningSum;
  group: RunningSum | undefined;
  count: MessageNode | undefined;
  counted: number;
  isListed: boolean;
};

const countFindings = ({ count, counted }: Control) =>
  count === undefined || !/^\d+$/.test(count.text) || Number(count.text) === counted
    ? noFindings
    : [{ node: count, variant: 'count', value: count.text, expected: String(counted) }];

/** The recalled, reversed or cancelled amount. */
const amountIn = (node: MessageNode): string | undefined =>
  ['OrgnlIntrBkSttlmAmt', 'RvsdInstdAmt', 'OrgnlInstdAmt'].map((name) => textAt(node, name)).find(Boolean);

/** Indicators of a whole message or payment group, whose transactions are not listed. */
const wholes = [
  'GrpHdr/GrpRvsl',
  'OrgnlPmtInfAndRvsl/PmtInfRvsl',
  'OrgnlGrpInfAndCxl/GrpCxl',
  'OrgnlPmtInfAndCxl/PmtInfCxl',
];

const indicators: ReadonlySet<string> = new Set(wholes.map((path) => path.slice(path.indexOf('/') + 1)));

const addTransaction = (state: Control, node: MessageNode): void => {
  const amount = node.name === 'TxInf' ? amountIn(node) : node.text;
  state.counted += 1;
  addAmount(state.sum, amount);
  if (state.group !== undefined) addAmount(state.group, amount);
};

const endGroup = (state: Control): readonly RuleFinding[] => {
  const { group } = state;
  state.group = undefined;
  return group === undefined ? noFindings : sumFindings(group, 'sum');
};

export const rule = defineRule<Control>({
  id: 'G-06',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM10', 'AM18'],
  appliesTo: messages(
    'pacs.008',
    'pacs.003',
    'pacs.004',
    'pacs.007',
    'camt.056',
    'pain.001',
    'pain.008',
    'pain.007',
    'camt.055',
  ),
  select: [
    'CtrlData/NbOfTxs',
    'CtrlData/CtrlSum',
    'GrpHdr/CtrlSum',
    'PmtInf/PmtInfId',
    'PmtInf/CtrlSum',
    'Undrlyg/TxInf',
    ...ofPayments('IntrBkSttlmAmt'),
    ...orderedAmounts,
    'PmtInf/CdtTrfTxInf/Amt/EqvtAmt/Amt',
    'TxInf/RtrdIntrBkSttlmAmt',
    'TxInf/RvsdIntrBkSttlmAmt',
    'OrgnlPmtInfAndRvsl/TxInf',
    'OrgnlPmtInfAndCxl/TxInf',
    ...wholes,
  ],
  transactionState: () => 'counted',
  open: () => ({ sum: startSum(), group: undefined, count: undefined, counted: 0, isListed: true }),
  inParts: {
    begin: (state) => {
      countedSumInParts.begin(state);
      if (state.group !== undefined) clearSum(state.group);
    },
    take: countedSumInParts.take,
    add: (state, taken) => {
      countedSumInParts.add(state, taken);
      // The transactions of a part are in one group.
      if (state.group !== undefined) addSum(state.group, (taken as TakenCountedSum).sum);
    },
  },
  check: (node, _, state) => {
    if (node.name === 'PmtInfId') return endGroup(state);
    if (indicators.has(node.name)) state.isListed &&= node.text === 'false' || node.text === '0';
    else if (node.name === 'NbOfTxs') state.count = node;
    else if (node.name !== 'CtrlSum') addTransaction(state, node);
    else if (node.parent?.name === 'PmtInf') state.group = { ...startSum(), total: node };
    else state.sum.total = node;
    return noFindings;
  },
  close: (_, state) =>
    state.isListed ? [...countFindings(state), ...sumFindings(state.sum, 'sum'), ...endGroup(state)] : [],
});
