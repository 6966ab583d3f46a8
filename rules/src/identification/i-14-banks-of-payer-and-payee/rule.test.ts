import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-14: Banks of payer and payee', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAgt';

  it('accepts BICs, of both message generations', () => {
    accepts(pacs008());
    accepts(pacs008({}, '2021'), { rbVersion: '2021' });
  });

  it('reports a bank without a BIC', () =>
    reports(pacs008({ [`${path}/FinInstnId`]: '<Nm>Banque</Nm>' }), { variant: 'noBic', path }));

  it('reports every element beside the BIC', () =>
    reports(pacs008({ [`${path}/FinInstnId`]: '<BICFI>ZYCOFRP0XXX</BICFI><Nm>Banque</Nm>' }), {
      variant: 'bicOnly',
      path: `${path}/FinInstnId/Nm`,
      params: { agent: 'CdtrAgt', element: 'Nm' },
    }));

  it('reports a bank the environment’s directory does not hold', () => {
    const clearing = { reachable: ['ZYDODEF0'] };
    reports(pacs008(), { variant: 'unreachable', path, value: 'ZYCOFRP0XXX' }, { clearing });
    accepts(pacs008(), { clearing: { reachable: ['ZYDODEF0', 'ZYCOFRP0XXX'] } });
  });

  it('ignores participation in direct debits (I-15), but not the identification of a bank', () => {
    accepts(pacs003(), { scheme: 'core', clearing: { reachable: ['ZYDODEF0'] } });
    const unnamed = pacs003({ 'DrctDbtTxInf/DbtrAgt/FinInstnId': '<Nm>Banque</Nm>' });
    reports(unnamed, { variant: 'noBic', path: 'DrctDbtTxInf/DbtrAgt' }, { scheme: 'core' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
