import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-12: No other amounts in direct debits', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });

  it('accepts a collection of its amount', () => accepts(pacs003()));

  it.each([
    ['InstdAmt', '250.00'],
    ['XchgRate', '1'],
    ['ChrgsInf', '<Amt Ccy="EUR">1.00</Amt>'],
  ])('reports %s', (element, content) =>
    reports(pacs003({ [`DrctDbtTxInf/${element}`]: content }), {
      path: `DrctDbtTxInf/${element}`,
      params: { element },
      severity: 'Error',
    }),
  );

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf'));
});
