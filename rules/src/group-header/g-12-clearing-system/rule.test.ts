import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-12: Code of the clearing', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'GrpHdr/SttlmInf/ClrSys';

  it('accepts the code of the environment, listed or proprietary', () => {
    accepts(pacs008());
    accepts(pacs008({ [path]: '<Cd>ST2</Cd>' }));
  });

  it('reports a clearing without a name', () =>
    reports(pacs008({ [path]: undefined }), { variant: 'missing', path: 'GrpHdr/SttlmInf', expected: 'ST2' }));

  it('reports another code', () => {
    reports(pacs008({ [path]: '<Cd>SCL</Cd>' }), {
      variant: 'otherCode',
      path: `${path}/Cd`,
      value: 'SCL',
      expected: 'ST2',
    });
    reports(pacs004({ [`${path}/Prtry`]: 'XYZ' }), { variant: 'otherCode', path: `${path}/Prtry` });
  });

  it('requires any code if the environment defines none', () => accepts(pacs008(), { clearing: {} }));

  it('does not concern settlement over accounts', () =>
    accepts(pacs008({ 'GrpHdr/SttlmInf': '<SttlmMtd>INGA</SttlmMtd>' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr'));
});
