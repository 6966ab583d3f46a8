import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-12: No other amounts between banks', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts a payment without them', () => accepts(pacs008()));

  it('reports each of them', () =>
    reports(
      pacs008({
        'CdtTrfTxInf/InstdAmt': '250.00',
        'CdtTrfTxInf/XchgRate': '1',
        'CdtTrfTxInf/ChrgsInf': '<Amt Ccy="EUR">1.00</Amt>',
      }),
      [
        { path: 'CdtTrfTxInf/InstdAmt', value: '250.00', params: { element: 'InstdAmt' } },
        { path: 'CdtTrfTxInf/XchgRate', value: '1', params: { element: 'XchgRate' } },
        { path: 'CdtTrfTxInf/ChrgsInf', params: { element: 'ChrgsInf' } },
      ],
    ));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
