import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-07: Purpose', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Purp';

  it('accepts one', () => accepts(pacs008({ [path]: '<Cd>GDDS</Cd>' })));

  it('reports a proprietary purpose', () =>
    reports(pacs008({ [path]: '<Prtry>RENT</Prtry>' }), {
      variant: 'proprietary',
      path: `${path}/Prtry`,
      severity: 'Error',
    }));

  it('uses the list as changed by an administrator', () => {
    const codeLists = { purpose: { HOME: {} } };
    accepts(pacs008({ [path]: '<Cd>HOME</Cd>' }), { codeLists });
    reports(pacs008({ [path]: '<Cd>GDDS</Cd>' }), { variant: 'unknown', value: 'GDDS' }, { codeLists });
  });

  it('uses the validity period of a code on the settlement date of the bulk', () => {
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

  it('warns of an unknown code', () =>
    reports(pacs008({ [path]: '<Cd>XXXX</Cd>' }), { variant: 'unknown', value: 'XXXX', severity: 'Warning' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
