import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-13: Country and type of a BIC', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI';
  const bics = (instructing: string, debtors: string, creditors: string) =>
    pacs008({
      'GrpHdr/InstgAgt/FinInstnId/BICFI': instructing,
      'CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI': debtors,
      [path]: creditors,
    });

  it.each(['ZYCOXKPPXXX', 'TRGTXEPMXXX'])('accepts connected institutions, Kosovo and TARGET included: %s', (bic) =>
    accepts(bics('ZYDODEFFXXX', 'ZYDODEFFXXX', bic)),
  );

  it('accepts test BICs in a simulation, and warns of them once a message where production is meant', () => {
    accepts(pacs008());
    const found = {
      variant: 'test',
      path: 'GrpHdr/InstgAgt/FinInstnId/BICFI',
      value: 'ZYDODEF0XXX',
      severity: 'Warning',
    };
    reports(pacs008(), found, { testCode: 'P' });
  });

  it('warns of a passive participant', () =>
    reports(bics('ZYDODEFFXXX', 'ZYDODEFFXXX', 'ZYCOFRP1XXX'), { variant: 'passive', path, severity: 'Warning' }));

  it('reports an unknown country', () =>
    reports(bics('ZYDODEFFXXX', 'ZYDODEFFXXX', 'ZYCOZZPPXXX'), {
      variant: 'country',
      severity: 'Warning',
      params: { country: 'ZZ' },
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/DbtrAgt/FinInstnId'));
});
