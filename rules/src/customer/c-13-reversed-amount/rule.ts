import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import { compareDecimals, parseDecimal } from '@clearbench/iso20022/decimal';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';
import { clearingDays } from '../../clearing-days.ts';
import { both, debitScheme, messages } from '../../scope.ts';

/** Business days after the due date within which a collection can be reversed. */
const bankDays = 5;

const difference = (node: MessageNode | undefined, other: MessageNode | undefined): number => {
  const [one, two] = [parseDecimal(node?.text ?? ''), parseDecimal(other?.text ?? '')];
  return one === undefined || two === undefined ? 0 : compareDecimals(one, two);
};

const amountFindings = (transaction: MessageNode): readonly RuleFinding[] => {
  const original = descend(transaction, 'OrgnlInstdAmt');
  const reversed = descend(transaction, 'RvsdInstdAmt');
  const copied = descend(transaction, 'OrgnlTxRef', 'Amt', 'InstdAmt');
  if (original !== undefined && copied !== undefined && difference(original, copied) !== 0) {
    return [{ node: original, variant: 'reference', value: original.text, params: { copied: copied.text } }];
  }
  const collected = original ?? copied;
  const sign = difference(reversed, collected);
  if (reversed === undefined || collected === undefined || sign === 0) return [];
  const params = { collected: collected.text };
  if (sign > 0) return [{ node: reversed, variant: 'more', value: reversed.text, params }];
  return [{ node: reversed, variant: 'partial', severity: 'Warning', value: reversed.text, params }];
};

const dateFindings = (transaction: MessageNode, { profile }: RuleContext): readonly RuleFinding[] => {
  const node = descend(transaction, 'OrgnlTxRef', 'ReqdColltnDt');
  const due = isoDateIn(node?.text);
  if (node === undefined || due === undefined) return [];
  const last = clearingDays(profile).add(due, bankDays);
  if (berlinClock(profile.now).date <= last) return [];
  return [{ node, variant: 'late', severity: 'Warning', value: node.text, params: { last, days: bankDays } }];
};

export const rule = defineRule({
  id: 'C-13',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM05', 'MS02', 'MS03'],
  anchors: ['TxInf/OrgnlInstdAmt', 'TxInf/RvsdInstdAmt', 'OrgnlTxRef/ReqdColltnDt'],
  appliesTo: both(messages('pain.007'), debitScheme),
  select: ['OrgnlPmtInfAndRvsl/TxInf'],
  check: (transaction, context) => [...amountFindings(transaction), ...dateFindings(transaction, context)],
});
