import { fractionDigits, parseDecimal } from '../../decimal.ts';
import type { MessageNode } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { euroFindings } from '../euro-amount.ts';
import { minorDigits } from '../iso-currencies.ts';
import { everyMessage } from '../scope.ts';

/** Amounts of the schemes; G-03 and P-08 look after totals and payments. */
const inEuro = [
  'GrpHdr/TtlRtrdIntrBkSttlmAmt',
  'GrpHdr/TtlRvsdIntrBkSttlmAmt',
  'OrgnlIntrBkSttlmAmt',
  'RtrdInstdAmt',
  'RvsdInstdAmt',
  'CompstnAmt',
  'ChrgsInf/Amt',
];

/** What invoices, taxes and entries of accounts amount to. */
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

/** P-13: amounts are in euro and cents; where any currency may stand, it is one of ISO 4217, and the amount has no digits beyond its minor unit. */
export const euroAndCents = rule({
  id: 'P-13',
  layer: 'scheme',
  severity: 'Error',
  source: 'SEPA schemes are in euro; ISO 4217 as of November 2025: currencies and their minor units, of the euro two',
  appliesTo: everyMessage,
  select: [...inEuro, ...inAnyCurrency],
  check: (node) => (isInAnyCurrency(node) ? currencyFindings(node) : euroFindings(node)),
});
