import { camt029, camt056, pacs002, pacs004 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const given = 'TxInf/RtrRsnInf';
const bank = '<Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id>';
const customer = '<Nm>Anna Beispiel</Nm>';

describe('R-08: Originator of an R-message', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const returned = (code: string, by: string | undefined) =>
    pacs004({ [`${given}/Orgtr`]: by, [`${given}/Rsn/Cd`]: code });

  it('accepts a bank or a customer, in every kind of message and both generations', () => {
    for (const sample of [pacs002, pacs004, camt029, camt056]) {
      accepts(sample());
      accepts(sample({}, '2021'), { rbVersion: '2021' });
    }
    accepts(returned('MS02', customer));
    accepts(returned('MS03', bank));
  });

  it('warns of a missing originator', () => {
    reports(returned('AC04', undefined), { variant: 'missing', path: given, severity: 'Warning' });
    reports(returned('AC04', '<CtryOfRes>DE</CtryOfRes>'), { variant: 'nobody', path: `${given}/Orgtr` });
  });

  it('warns where both do', () =>
    reports(returned('AC04', customer + bank), { variant: 'both', path: `${given}/Orgtr/Nm`, value: 'Anna Beispiel' }));

  it('warns of a reason the other one has', () => {
    reports(returned('MS02', bank), { variant: 'customer', value: 'ZYDODEF0XXX', params: { code: 'MS02' } });
    reports(returned('MS03', customer), { variant: 'bank', value: 'Anna Beispiel', params: { code: 'MS03' } });
    reports(returned('AM05', customer), { variant: 'bank' });
    const old = pacs004({ [`${given}/Rsn/Cd`]: 'MS02' }, '2021');
    reports(old, { variant: 'customer', path: `${given}/Orgtr/Id/OrgId/BICOrBEI` }, { rbVersion: '2021' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs004, 'TxInf'));
});
