import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { purpose } from './p-07-purpose.ts';

describe('P-07: the purpose is a published code', () => {
  const { accepts, reports } = ruleSpec(purpose);
  const path = 'CdtTrfTxInf/Purp';

  it('accepts one', () => accepts(pacs008({ [path]: '<Cd>GDDS</Cd>' })));

  it('reports a proprietary purpose', () =>
    reports(pacs008({ [path]: '<Prtry>RENT</Prtry>' }), {
      variant: 'proprietary',
      path: `${path}/Prtry`,
      severity: 'Error',
    }));

  it('goes by the list as an administrator has changed it', () => {
    const codeLists = { purpose: ['HOME'] };
    accepts(pacs008({ [path]: '<Cd>HOME</Cd>' }), { codeLists });
    reports(pacs008({ [path]: '<Cd>GDDS</Cd>' }), { variant: 'unknown', value: 'GDDS' }, { codeLists });
  });

  it('warns of a code it does not know', () =>
    reports(pacs008({ [path]: '<Cd>XXXX</Cd>' }), { variant: 'unknown', value: 'XXXX', severity: 'Warning' }));
});
