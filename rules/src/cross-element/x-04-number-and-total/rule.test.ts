import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { isoProfile, pacs009 } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('X-04: Number and total of the group header', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);

  it('accepts the number and the sum of the transactions', () => {
    accepts(pacs009());
    accepts(pacs009({ 'GrpHdr/TtlIntrBkSttlmAmt': undefined }));
    const two = { 'GrpHdr/NbOfTxs': '2', 'CdtTrfTxInf[2]/IntrBkSttlmAmt': '0.05' };
    accepts(pacs009({ ...two, 'GrpHdr/TtlIntrBkSttlmAmt': '2500.05' }));
  });

  it('reports another number and another sum', () => {
    reports(pacs009({ 'GrpHdr/NbOfTxs': '2' }), {
      path: 'GrpHdr/NbOfTxs',
      variant: 'number',
      value: '2',
      expected: '1',
    });
    reports(pacs009({ 'GrpHdr/TtlIntrBkSttlmAmt': '2500.05' }), {
      path: 'GrpHdr/TtlIntrBkSttlmAmt',
      variant: 'sum',
      expected: '2500.00',
    });
  });

  it('reports an amount in another currency than the total', () =>
    reports(pacs009({ 'CdtTrfTxInf/IntrBkSttlmAmt@Ccy': 'GBP' }), {
      path: 'CdtTrfTxInf/IntrBkSttlmAmt',
      variant: 'currency',
      value: 'GBP',
      params: { currency: 'USD' },
    }));

  it('leaves the errors of a scheme to its rules', () => {
    const changed = { 'GrpHdr/NbOfTxs': '3', 'GrpHdr/TtlIntrBkSttlmAmt': '1.00' };
    const { validationMessages } = validate(new TextEncoder().encode(pacs008(changed)), sctProfile);
    expect(validationMessages.map(({ ruleId }) => ruleId)).toEqual(['G-02', 'G-04']);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs009, 'GrpHdr'));
});
