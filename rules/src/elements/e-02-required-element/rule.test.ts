import { collectionReturn } from '@clearbench/iso20022/samples/answers';
import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('E-02: Required element', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it.each(['2019', '2021', '2023', '2025'] as const)('reports a missing account under rulebook %s', (rbVersion) => {
    accepts(pacs008({}, rbVersion), { rbVersion });
    const missing = { path: 'CdtTrfTxInf', params: { element: 'DbtrAcct', parent: 'CdtTrfTxInf' } };
    reports(pacs008({ 'CdtTrfTxInf/DbtrAcct': undefined }, rbVersion), missing, { rbVersion });
  });

  it('reports an element of an instant payment that is missing in the group header', () =>
    reports(
      instant({ 'GrpHdr/PmtTpInf': undefined }),
      { path: 'GrpHdr', params: { element: 'PmtTpInf' } },
      { scheme: 'inst' },
    ));

  it('reports elements that are missing in each payment group', () => {
    accepts(pain008(), { scheme: 'core' });
    const second = { 'PmtInf[2]/CtrlSum': undefined, 'PmtInf[2]/NbOfTxs': undefined };
    reports(
      pain008(second),
      [
        { path: 'PmtInf[2]', params: { element: 'NbOfTxs' } },
        { path: 'PmtInf[2]', params: { element: 'CtrlSum' } },
      ],
      { scheme: 'core' },
    );
  });

  it('reports that no option is there of which the scheme requires one', () => {
    const neither = pain008({ 'PmtInf/CdtrAgt/FinInstnId': '<Nm>Bank</Nm>' });
    const expected = { path: 'PmtInf/CdtrAgt/FinInstnId', variant: 'oneOf', params: { element: 'BICFI' } };
    reports(neither, expected, { scheme: 'core' });
  });

  it('warns where no published source confirms that the element is required', () => {
    accepts(collectionReturn('core'), { scheme: 'core' });
    const without = collectionReturn('core', { 'TxInf/OrgnlTxRef/MndtRltdInf': undefined });
    const missing = { path: 'TxInf/OrgnlTxRef', params: { element: 'MndtRltdInf' } };
    reports(without, { ...missing, variant: 'unconfirmed', severity: 'Warning' }, { scheme: 'core' });
  });

  it('reports the mandate that is missing in a reversal', () => {
    accepts(pacs007(), { scheme: 'core' });
    const without = pacs007({ 'TxInf/OrgnlTxRef/MndtRltdInf': undefined });
    const missing = { path: 'TxInf/OrgnlTxRef', params: { element: 'MndtRltdInf' }, variant: 'missing' };
    reports(without, missing, { scheme: 'core' });
  });

  it('leaves a missing element to a specific rule that reports it', () => {
    const changed = new TextEncoder().encode(pacs008({ 'GrpHdr/IntrBkSttlmDt': undefined }));
    const found = validate(changed, sctProfile).validationMessages.filter(({ severity }) => severity === 'Error');
    expect(found.map(({ ruleId }) => ruleId)).toEqual(['G-07']);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
