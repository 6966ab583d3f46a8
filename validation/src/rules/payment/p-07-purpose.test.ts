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
    const codeLists = { purpose: { HOME: {} } };
    accepts(pacs008({ [path]: '<Cd>HOME</Cd>' }), { codeLists });
    reports(pacs008({ [path]: '<Cd>GDDS</Cd>' }), { variant: 'unknown', value: 'GDDS' }, { codeLists });
  });

  it('goes by the days between which a code may be used, on the day the bulk settles', () => {
    const used = pacs008({ [path]: '<Cd>GDDS</Cd>' });
    accepts(used, { codeLists: { purpose: { GDDS: { validFrom: '2025-10-16', validTo: '2025-10-16' } } } });
    reports(
      used,
      { variant: 'notYet', value: 'GDDS', params: { limit: '2025-10-17', day: '2025-10-16' } },
      { codeLists: { purpose: { GDDS: { validFrom: '2025-10-17' } } } },
    );
    reports(
      used,
      { variant: 'noMore', severity: 'Warning', params: { limit: '2025-10-15', day: '2025-10-16' } },
      { codeLists: { purpose: { GDDS: { validTo: '2025-10-15' } } } },
    );
  });

  it('warns of a code it does not know', () =>
    reports(pacs008({ [path]: '<Cd>XXXX</Cd>' }), { variant: 'unknown', value: 'XXXX', severity: 'Warning' }));
});
