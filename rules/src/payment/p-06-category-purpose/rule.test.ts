import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-06: Category purpose', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/PmtTpInf/CtgyPurp';

  it('accepts one', () => accepts(pacs008({ [path]: '<Cd>SALA</Cd>' })));

  it('reports an unknown code and a proprietary one as Info', () => {
    reports(pacs008({ [path]: '<Cd>XXXX</Cd>' }), {
      variant: 'unknown',
      path: `${path}/Cd`,
      value: 'XXXX',
      severity: 'Info',
    });
    const codeLists = { category_purpose: { SALA: { validTo: '2025-10-15' }, BONU: {} } };
    reports(pacs008({ [path]: '<Cd>SALA</Cd>' }), { variant: 'noMore', path: `${path}/Cd` }, { codeLists });
    accepts(pacs008({ [path]: '<Cd>BONU</Cd>' }), { codeLists });
    reports(pacs008({ [path]: '<Prtry>SALA</Prtry>' }), { variant: 'proprietary', path: `${path}/Prtry` });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/PmtTpInf'));
});
