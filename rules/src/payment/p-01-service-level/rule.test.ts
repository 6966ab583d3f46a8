import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('P-01: Service level SEPA', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/PmtTpInf';

  it('accepts it once, on either level', () => {
    accepts(pacs008());
    accepts(pacs008({ 'GrpHdr/PmtTpInf': '<SvcLvl><Cd>SEPA</Cd></SvcLvl>', [path]: undefined }));
  });

  it('reports a payment type without one', () =>
    reports(pacs008({ [path]: '<CtgyPurp><Cd>SALA</Cd></CtgyPurp>' }), { variant: 'missing', path, expected: 'SEPA' }));

  it('reports a second one', () =>
    reports(pacs008({ [`${path}/SvcLvl[2]/Cd`]: 'SEPA' }), { variant: 'twice', path: `${path}/SvcLvl[2]` }));

  it('reports another one', () => {
    reports(pacs008({ [`${path}/SvcLvl/Cd`]: 'URGP' }), { variant: 'other', value: 'URGP', expected: 'SEPA' });
    const codeLists = { sepa_service_level: { SEPA: {}, URGP: {} } };
    accepts(pacs008({ [`${path}/SvcLvl/Cd`]: 'URGP' }), { codeLists });
    reports(pacs008({ [`${path}/SvcLvl/Cd`]: 'NURG' }), { value: 'NURG', expected: 'SEPA, URGP' }, { codeLists });
    reports(pacs008({ [`${path}/SvcLvl`]: '<Prtry>SEPA</Prtry>' }), {
      variant: 'proprietary',
      path: `${path}/SvcLvl/Prtry`,
    });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/PmtTpInf'));
});
