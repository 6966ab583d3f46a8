import { ruleSpec } from '../rule-spec.ts';
import { pacs004 } from '../samples/answers.ts';
import { returnAfterARecall } from './r-13-return-after-a-recall.ts';

const given = 'TxInf/RtrRsnInf';

describe('R-13: a return after a recall names the recall', () => {
  const { accepts, reports } = ruleSpec(returnAfterARecall);
  const agreed = (note: string | undefined, rbVersion: '2021' | '2025' = '2025') =>
    pacs004({ [`${given}/Rsn/Cd`]: 'FOCR', [`${given}/AddtlInf`]: note }, rbVersion);

  it('accepts one that does, and returns that follow none', () => {
    accepts(agreed('ZYDO-CXL-0001'));
    accepts(agreed('ZYDO-CXL-0001', '2021'), { rbVersion: '2021' });
    accepts(pacs004());
  });

  it('reports one that does not', () => {
    reports(agreed(undefined), { path: given, severity: 'Error' });
    reports(agreed(' '), { path: given });
    reports(agreed(undefined, '2021'), { path: given }, { rbVersion: '2021' });
  });
});
