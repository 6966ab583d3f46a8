import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  zero,
} from '@clearbench/iso20022/decimal';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { RuleFinding } from '@clearbench/validation-engine/rule';

/** The total in the message and the sum so far. */
export type RunningSum = {
  total: MessageNode | undefined;
  sum: Decimal;
  /** False once an amount is missing or not a number; the sum is then unknown. */
  known: boolean;
};

export const startSum = (): RunningSum => ({ total: undefined, sum: zero, known: true });

export const addAmount = (state: RunningSum, text: string | undefined): void => {
  const amount = text === undefined ? undefined : parseDecimal(text);
  if (amount === undefined) state.known = false;
  else state.sum = addDecimals(state.sum, amount);
};

/** A finding at the total if it differs from the sum. */
export const sumFindings = ({ total, sum, known }: RunningSum, variant?: string): readonly RuleFinding[] => {
  const stated = total === undefined ? undefined : parseDecimal(total.text);
  if (total === undefined || stated === undefined || !known || compareDecimals(stated, sum) === 0) return [];
  const finding = { node: total, value: total.text, expected: formatDecimal(sum, 2) };
  return [variant === undefined ? finding : { ...finding, variant }];
};
