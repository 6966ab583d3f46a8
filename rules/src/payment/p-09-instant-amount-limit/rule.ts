import { compareDecimals, type Decimal, formatDecimal, parseDecimal } from '@clearbench/iso20022/decimal';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, messages, rulebooks, scheme } from '../../scope.ts';

const raisedOn = '2020-07-01';
const limitBefore: Decimal = { units: 1_500_000n, scale: 2 };
const limit: Decimal = { units: 10_000_000n, scale: 2 };

export const rule = defineRule({
  id: 'P-09',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM02'],
  appliesTo: both(messages('pacs.008', 'pain.001'), scheme('inst'), rulebooks('2019', '2021', '2023')),
  select: ['CdtTrfTxInf/IntrBkSttlmAmt', 'PmtInf/CdtTrfTxInf/Amt/InstdAmt'],
  check: (node, { profile }) => {
    const amount = parseDecimal(node.text);
    const maximum = profile.now < raisedOn ? limitBefore : limit;
    if (amount === undefined || compareDecimals(amount, maximum) <= 0) return [];
    return [{ node, value: node.text, expected: `<= ${formatDecimal(maximum)}` }];
  },
});
