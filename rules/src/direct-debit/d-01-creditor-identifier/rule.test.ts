import { creditorIdPath, pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-01: Creditor identifier', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = 'DrctDbtTxInf/DrctDbtTx/CdtrSchmeId';

  it('accepts it in a collection, and on either level of an order', () => {
    accepts(pacs003());
    accepts(pain008());
    const own =
      '<Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>';
    accepts(pain008({ 'PmtInf/CdtrSchmeId': undefined, 'PmtInf/DrctDbtTxInf/DrctDbtTx/CdtrSchmeId': own }));
  });

  it('reports a collection without', () => {
    reports(pacs003({ [path]: undefined }), { variant: 'missing', path: 'DrctDbtTxInf' });
    reports(pain008({ 'PmtInf/CdtrSchmeId': undefined }), { variant: 'missing', path: 'PmtInf/DrctDbtTxInf' });
  });

  it('reports an identifier in the wrong element, a second one, and one of another scheme', () => {
    const id = '<Id>DE98ZZZ09999999999</Id>';
    reports(pacs003({ [`${path}/Id`]: `<OrgId><Othr>${id}</Othr></OrgId>` }), { variant: 'place', path });
    reports(pacs003({ [`${path}/Id/PrvtId/Othr[2]/Id`]: 'X' }), {
      variant: 'several',
      path: `${path}/Id/PrvtId/Othr[2]`,
    });
    reports(pacs003({ [`${creditorIdPath}/SchmeNm/Prtry`]: 'OWN' }), {
      variant: 'scheme',
      value: 'OWN',
      expected: 'SEPA',
    });
    reports(pacs003({ [`${creditorIdPath}/SchmeNm`]: undefined }), { variant: 'scheme', path: creditorIdPath });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'DrctDbtTxInf/DrctDbtTx'));
});
