import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { addAmount, type RunningSum, startSum, sumFindings } from '../../group-header/running-sum.ts';
import { messages } from '../../scope.ts';

/** The total of the header and the amount of a transaction, by the total's name. */
const amounts: Readonly<Record<string, string>> = {
  TtlIntrBkSttlmAmt: 'IntrBkSttlmAmt',
  TtlRtrdIntrBkSttlmAmt: 'RtrdIntrBkSttlmAmt',
  TtlRvsdIntrBkSttlmAmt: 'RvsdIntrBkSttlmAmt',
};

type Header = {
  stated: MessageNode | undefined;
  counted: number;
  /** The name of the amounts that make up the total. */
  amount: string;
  readonly sum: RunningSum;
};

/** A return or reversal of a whole group lists no transactions; the number is then that of the original. */
const countsTransactions = (header: MessageNode, messageType: string): boolean => {
  if (!/^pacs\.00[47]/.test(messageType)) return true;
  const ofGroup = textAt(header, 'GrpRtr') ?? textAt(header, 'GrpRvsl');
  return ofGroup === 'false' || ofGroup === '0';
};

const openHeader = (header: MessageNode, messageType: string, state: Header): void => {
  const total = header.children.find(({ name }) => amounts[name] !== undefined);
  state.sum.total = total;
  state.amount = amounts[total?.name ?? ''] ?? '';
  if (countsTransactions(header, messageType)) state.stated = descend(header, 'NbOfTxs');
};

const addTransaction = (transaction: MessageNode, state: Header): readonly RuleFinding[] => {
  state.counted += 1;
  const { total } = state.sum;
  if (total === undefined) return [];
  const amount = descend(transaction, state.amount);
  const currency = total.attributes.Ccy;
  addAmount(state.sum, amount?.text);
  if (amount === undefined || currency === undefined || amount.attributes.Ccy === currency) return [];
  state.sum.known = false;
  return [
    { node: amount, because: total, variant: 'currency', value: amount.attributes.Ccy ?? '', params: { currency } },
  ];
};

const countFindings = ({ stated, counted }: Header): readonly RuleFinding[] => {
  if (stated === undefined || !/^\d{1,15}$/.test(stated.text) || Number(stated.text) === counted) return [];
  return [{ node: stated, variant: 'number', value: stated.text, expected: String(counted) }];
};

export const rule = defineRule<Header>({
  id: 'X-04',
  layer: 'iso',
  severity: 'Error',
  codes: ['AM18', 'AM10'],
  appliesTo: messages('pacs.003', 'pacs.004', 'pacs.007', 'pacs.008', 'pacs.009'),
  anchors: [
    'GrpHdr/NbOfTxs',
    ...Object.entries(amounts).flatMap(([total, amount]) => [
      `GrpHdr/${total}`,
      ...['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf'].map((name) => `${name}/${amount}`),
    ]),
  ],
  select: ['GrpHdr', 'CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf'],
  open: () => ({ stated: undefined, counted: 0, amount: '', sum: startSum() }),
  check: (node, { messageType }, state) => {
    if (node.name !== 'GrpHdr') return addTransaction(node, state);
    openHeader(node, messageType, state);
    return [];
  },
  close: (_, state) => [...countFindings(state), ...sumFindings(state.sum, 'sum')],
});
