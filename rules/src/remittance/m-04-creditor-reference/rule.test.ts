import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('M-04: Creditor reference', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/RmtInf/Strd/CdtrRefInf';
  const reference = (content: string) =>
    pacs008({ 'CdtTrfTxInf/RmtInf': `<Strd><CdtrRefInf>${content}</CdtrRefInf></Strd>` });
  const type = (code: string) => `<Tp><CdOrPrtry>${code}</CdOrPrtry></Tp>`;

  it('accepts both', () => accepts(reference(`${type('<Cd>SCOR</Cd>')}<Ref>4711</Ref>`)));

  it('reports one without the other', () => {
    reports(reference('<Ref>4711</Ref>'), { variant: 'missing', path, params: { element: 'Tp' } });
    reports(reference(type('<Cd>SCOR</Cd>')), { variant: 'missing', path, params: { element: 'Ref' } });
  });

  it('accepts types that an administrator added', () => {
    const codeLists = { sepa_creditor_reference_type: { DISP: {}, SCOR: {} } };
    accepts(reference(`${type('<Cd>DISP</Cd>')}<Ref>1</Ref>`), { codeLists });
    reports(reference(`${type('<Cd>PUOR</Cd>')}<Ref>1</Ref>`), { expected: 'DISP, SCOR' }, { codeLists });
  });

  it('reports another type', () => {
    const other = { variant: 'type', expected: 'SCOR' };
    reports(reference(`${type('<Cd>DISP</Cd>')}<Ref>1</Ref>`), {
      ...other,
      path: `${path}/Tp/CdOrPrtry/Cd`,
      value: 'DISP',
    });
    reports(reference(`${type('<Prtry>SCOR</Prtry>')}<Ref>1</Ref>`), { ...other, path: `${path}/Tp/CdOrPrtry/Prtry` });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/RmtInf'));
});
