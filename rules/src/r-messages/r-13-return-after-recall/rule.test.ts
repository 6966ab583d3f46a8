import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const given = 'TxInf/RtrRsnInf';

describe('R-13: Return after a recall', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const agreed = (note: string | undefined, rbVersion: '2021' | '2025' = '2025') =>
    pacs004({ [`${given}/Rsn/Cd`]: 'FOCR', [`${given}/AddtlInf`]: note }, rbVersion);

  it('accepts a return with the reference, and returns without a recall', () => {
    accepts(agreed('ZYDO-CXL-0001'));
    accepts(agreed('ZYDO-CXL-0001', '2021'), { rbVersion: '2021' });
    accepts(pacs004());
  });

  it('reports a return without the reference', () => {
    reports(agreed(undefined), { path: given, severity: 'Error' });
    reports(agreed(' '), { path: given });
    reports(agreed(undefined, '2021'), { path: given }, { rbVersion: '2021' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs004, 'TxInf'));
});
