import { instant } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-09: Limit of instant payments', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'inst', rbVersion: '2023' });
  const path = 'CdtTrfTxInf/IntrBkSttlmAmt';
  const amount = (text: string) => instant({ [path]: text }, '2023');

  it('accepts 100 000.00 euro', () => accepts(amount('100000.00')));

  it('reports one cent more', () =>
    reports(amount('100000.01'), { path, value: '100000.01', expected: '<= 100000.00' }));

  it('uses the lower limit before July 2020', () => {
    const past = { now: '2020-06-30T12:00:00Z', rbVersion: '2019' } as const;
    accepts(amount('15000.00'), past);
    reports(amount('15000.01'), { expected: '<= 15000.00' }, past);
  });

  it('is gone with rulebook 2025, and never bound bulks', () => {
    accepts(amount('100000.01'), { rbVersion: '2025' });
    accepts(amount('100000.01'), { scheme: 'sct' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(instant, 'CdtTrfTxInf'));
});
