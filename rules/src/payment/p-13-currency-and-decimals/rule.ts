import { minorDigits } from '@clearbench/iso20022/code-sets/iso-currencies';
import { fractionDigits, parseDecimal } from '@clearbench/iso20022/decimal';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { euroFindings } from '../../euro-amount.ts';
import { everyMessage } from '../../scope.ts';

/** Amounts that the schemes limit to euro; G-03 checks totals and P-08 checks payments. */
const inEuro = [
  'GrpHdr/TtlRtrdIntrBkSttlmAmt',
  'GrpHdr/TtlRvsdIntrBkSttlmAmt',
  'OrgnlIntrBkSttlmAmt',
  'OrgnlInstdAmt',
  'RtrdInstdAmt',
  'RvsdInstdAmt',
  'CompstnAmt',
  'ChrgsInf/Amt',
];

/** Amounts of invoices, taxes and account entries. */
const inAnyCurrency = [
  'Amt',
  'CdtNoteAmt',
  'DscntApldAmt',
  'DuePyblAmt',
  'RmtdAmt',
  'TaxAmt',
  'TaxblBaseAmt',
  'TtlAmt',
  'TtlChrgsAndTaxAmt',
  'TtlIntrstAndTaxAmt',
  'TtlTaxAmt',
  'TtlTaxblBaseAmt',
];

const isInAnyCurrency = ({ name, parent }: MessageNode): boolean =>
  inAnyCurrency.includes(name) && parent?.name !== 'ChrgsInf';

const currencyFindings = (node: MessageNode): readonly RuleFinding[] => {
  const { Ccy: currency } = node.attributes;
  if (currency === undefined || currency === 'EUR') return euroFindings(node);
  const most = minorDigits(currency);
  if (most === undefined) return [{ node, variant: 'unknown', value: currency }];
  const amount = parseDecimal(node.text);
  if (amount === undefined || fractionDigits(amount) <= most) return [];
  return [{ node, variant: 'minorUnit', value: node.text, params: { currency, most } }];
};

export const rule = defineRule({
  id: 'P-13',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM03', 'AM11'],
  appliesTo: everyMessage,
  select: [...inEuro, ...inAnyCurrency],
  check: (node) => (isInAnyCurrency(node) ? currencyFindings(node) : euroFindings(node)),
});
