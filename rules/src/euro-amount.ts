import {
  compareDecimals,
  type Decimal,
  formatDecimal,
  fractionDigits,
  parseDecimal,
} from '@clearbench/iso20022/decimal';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { RuleFinding } from '@clearbench/validation-engine/rule';

const usual = /^(?=.*[1-9])\d{1,9}(?:\.\d{1,2})?$/;
const oneCent: Decimal = { units: 1n, scale: 2 };

/** The largest amount of one payment. */
export const largestPayment: Decimal = { units: 99_999_999_999n, scale: 2 };

/** The largest total of one bulk. */
export const largestTotal: Decimal = { units: 99_999_999_999_999_999n, scale: 2 };

const cut = (text: string): string => text.replace(/(\.\d\d)\d+$/, '$1');

/** Findings if the amount is not in euro or has more than two decimal places; none if it is not a number. */
export const euroFindings = (node: MessageNode): readonly RuleFinding[] => {
  const findings: RuleFinding[] = [];
  const currency = node.attributes.Ccy;
  if (currency !== undefined && currency !== 'EUR') {
    findings.push({ node, variant: 'currency', value: currency, expected: 'EUR' });
  }
  const amount = parseDecimal(node.text);
  if (amount !== undefined && fractionDigits(amount) > 2) {
    findings.push({ node, variant: 'decimals', value: node.text, expected: cut(node.text) });
  }
  return findings;
};

/** As `euroFindings`, also if the amount is below one cent or above the maximum. */
export const amountFindings = (node: MessageNode, maximum = largestPayment): readonly RuleFinding[] => {
  if (usual.test(node.text) && node.attributes.Ccy === 'EUR') return [];
  const findings = euroFindings(node);
  const amount = parseDecimal(node.text);
  if (amount === undefined) return findings;
  const { text: value } = node;
  if (compareDecimals(amount, oneCent) < 0) {
    return [...findings, { node, variant: 'tooSmall', value, expected: '>= 0.01' }];
  }
  if (compareDecimals(amount, maximum) <= 0) return findings;
  return [...findings, { node, variant: 'tooLarge', value, expected: `<= ${formatDecimal(maximum)}` }];
};
