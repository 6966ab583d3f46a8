import { isoProfile, pacs004OfIso, pain002OfIso } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('X-10: Text of narrative reasons', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const transaction = 'OrgnlPmtInfAndSts/TxInfAndSts';
  const narrative = '<Rsn><Cd>NARR</Cd></Rsn>';

  it('accepts other reasons, and NARR with a text', () => {
    accepts(pain002OfIso());
    accepts(pain002OfIso({ [`${transaction}/StsRsnInf`]: `${narrative}<AddtlInf>Under review</AddtlInf>` }));
  });

  it('reports NARR without text in transactions, groups and payment groups', () => {
    for (const above of [transaction, 'OrgnlGrpInfAndSts', 'OrgnlPmtInfAndSts'])
      reports(pain002OfIso({ [`${above}/StsRsnInf`]: narrative }), {
        path: `${above}/StsRsnInf/Rsn/Cd`,
        variant: 'missing',
        params: { constraint: 'StatusReasonRule', required: 'AddtlInf' },
      });
  });

  it('reports NARR without text in returns', () =>
    reports(pacs004OfIso({ 'TxInf/RtrRsnInf': narrative }), {
      path: 'TxInf/RtrRsnInf/Rsn/Cd',
      params: { constraint: 'ReturnReasonRule' },
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pain002OfIso, transaction));
});
