import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { categoryPurpose } from './p-06-category-purpose.ts';

describe('P-06: the category purpose is a published code', () => {
  const { accepts, reports } = ruleSpec(categoryPurpose);
  const path = 'CdtTrfTxInf/PmtTpInf/CtgyPurp';

  it('accepts one', () => accepts(pacs008({ [path]: '<Cd>SALA</Cd>' })));

  it('remarks an unknown code and a proprietary one', () => {
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
});
