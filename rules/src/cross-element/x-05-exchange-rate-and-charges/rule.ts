import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { everyMessage } from '../../scope.ts';
import { hasChildOf } from '../child-names.ts';
import { type Constraint, constraintCheck, excludedElement, missingElement } from '../constraint.ts';

const payments = ['CdtTrfTxInf', 'DrctDbtTxInf'];

const constraints: readonly Constraint[] = [
  {
    name: 'InstructedAmountAndExchangeRate3Rule',
    within: payments,
    element: 'XchgRate',
    requires: ['InstdAmt'],
  },
  {
    name: 'ChargesInformationAndInstructedAmountRule',
    within: payments,
    element: 'ChrgsInf',
    requires: ['InstdAmt'],
  },
];

/** Charges borne by the creditor: a constraint of customer credit transfers between banks. */
const chargesOfCreditor: Constraint = {
  name: 'ChargesInformationRule',
  within: ['CdtTrfTxInf'],
  element: 'ChrgBr',
  values: ['CRED'],
  requires: ['ChrgsInf'],
};

/** The instructed amount, the settled amount and the beginning of the names of their constraints. */
const pairs = [
  ['InstdAmt', 'IntrBkSttlmAmt', 'InstructedAmount'],
  ['RtrdInstdAmt', 'RtrdIntrBkSttlmAmt', 'ReturnedInstructedAmount'],
  ['RvsdInstdAmt', 'RvsdIntrBkSttlmAmt', 'ReversedInstructedAmount'],
] as const;

const { select, check: checkTable } = constraintCheck(constraints);
const { check: checkCharges } = constraintCheck([chargesOfCreditor]);

const rateFindings = (transaction: MessageNode): readonly RuleFinding[] =>
  pairs.flatMap(([instructed, settled, name]): readonly RuleFinding[] => {
    const amount = descend(transaction, instructed);
    const settledCurrency = descend(transaction, settled)?.attributes.Ccy;
    const currency = amount?.attributes.Ccy;
    if (amount === undefined || currency === undefined || settledCurrency === undefined) return [];
    const rate = descend(transaction, 'XchgRate');
    const reason = { parent: transaction.name, cause: `${instructed} ${currency}, ${settled} ${settledCurrency}` };
    if (currency !== settledCurrency)
      return rate ? [] : [missingElement(amount, 'XchgRate', { ...reason, constraint: `${name}AndExchangeRate1Rule` })];
    return rate === undefined
      ? []
      : [excludedElement(rate, amount, { ...reason, constraint: `${name}AndExchangeRate2Rule` })];
  });

/** Elements without which no constraint applies. */
const hasConcerned = hasChildOf(new Set(['XchgRate', 'ChrgsInf', ...pairs.map(([instructed]) => instructed)]));

const isConcerned = (transaction: MessageNode): boolean =>
  hasConcerned(transaction) || transaction.children.some(({ name, text }) => name === 'ChrgBr' && text === 'CRED');

export const rule = defineRule({
  id: 'X-05',
  layer: 'iso',
  severity: 'Error',
  appliesTo: everyMessage,
  anchors: [...select, 'TxInf'].flatMap((name) =>
    ['XchgRate', 'ChrgsInf', 'ChrgBr', ...pairs.map(([instructed]) => instructed)].map((child) => `${name}/${child}`),
  ),
  select: [...select, 'TxInf'],
  check: (node, { messageType }) =>
    isConcerned(node)
      ? [...checkTable(node), ...(messageType.startsWith('pacs.008') ? checkCharges(node) : []), ...rateFindings(node)]
      : [],
});
