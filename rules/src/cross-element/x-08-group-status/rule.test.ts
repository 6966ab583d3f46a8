import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { isoProfile, pain002OfIso } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('X-08: Status of the group', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const group = 'OrgnlGrpInfAndSts/GrpSts';
  const payment = 'OrgnlPmtInfAndSts/PmtInfSts';
  const transaction = 'OrgnlPmtInfAndSts/TxInfAndSts/TxSts';

  it('accepts the same results, and PART', () => {
    accepts(pain002OfIso());
    accepts(pain002OfIso({ [group]: 'RJCT', [payment]: 'RJCT' }));
    accepts(pain002OfIso({ [group]: 'PART' }));
    accepts(pain002OfIso({ [group]: 'ACCP', [payment]: 'ACCP', [transaction]: 'ACSP' }));
  });

  it('reports a rejected transaction of an accepted group', () => {
    const params = { status: 'TxSts', below: 'RJCT' };
    reports(pain002OfIso({ [group]: 'ACCP' }), { path: group, variant: 'accepted', value: 'ACCP', params });
    reports(pain002OfIso({ [payment]: 'ACTC' }), { path: payment, variant: 'accepted', params });
    reports(pain002OfIso({ [group]: 'ACCP', [payment]: 'RJCT' }), { path: group, params: { status: 'PmtInfSts' } });
  });

  it('reports an accepted or pending transaction of a rejected group', () => {
    reports(pain002OfIso({ [group]: 'RJCT', [transaction]: 'PDNG' }), { path: group, variant: 'rejected' });
    const changes = { [payment]: 'RJCT', [transaction]: 'ACSC' };
    reports(pain002OfIso(changes), { path: payment, variant: 'rejected', params: { below: 'ACSC' } });
  });

  it('compares each payment group with its own transactions', () => {
    const second = { 'OrgnlPmtInfAndSts[2]/PmtInfSts': 'ACCP', 'OrgnlPmtInfAndSts[2]/TxInfAndSts/TxSts': 'ACCP' };
    accepts(pain002OfIso({ [payment]: 'RJCT', ...second }));
    const wrong = { ...second, 'OrgnlPmtInfAndSts[2]/TxInfAndSts/TxSts': 'RJCT' };
    reports(pain002OfIso(wrong), { path: 'OrgnlPmtInfAndSts[2]/PmtInfSts' });
  });

  it('leaves reports between banks to the rule of the schemes', () => {
    const { validationMessages } = validate(new TextEncoder().encode(pacs002({ [group]: 'ACCP' })), sctProfile);
    expect(validationMessages.map(({ ruleId }) => ruleId)).toContain('R-18');
    expect(validationMessages.map(({ ruleId }) => ruleId)).not.toContain('X-08');
  });

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes = {}) => pain002OfIso({ [group]: 'RJCT', ...changes }), 'OrgnlPmtInfAndSts/TxInfAndSts'));
});
