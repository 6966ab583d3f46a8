import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-07: Bank that is not stated', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const bank = 'PmtInf/DbtrAgt/FinInstnId';
  const payerBank = 'PmtInf/DrctDbtTxInf/DbtrAgt/FinInstnId';
  const other = (id: string, more = '') => `<Othr><Id>${id}</Id>${more}</Othr>`;

  it('accepts a BIC, and NOTPROVIDED', () => {
    accepts(pain001());
    accepts(pain001({ [bank]: other('NOTPROVIDED') }));
    accepts(pain008({ [payerBank]: other('NOTPROVIDED') }), { scheme: 'core' });
  });

  it('reports another text', () => {
    const found = { variant: 'other', value: '37040044', expected: 'NOTPROVIDED' };
    reports(pain001({ [bank]: other('37040044') }), { ...found, path: `${bank}/Othr/Id` });
    const profile = { scheme: 'b2b', rbVersion: '2021' } as const;
    reports(pain008({ [payerBank]: other('37040044') }, '2021'), { ...found, path: `${payerBank}/Othr/Id` }, profile);
  });

  it('reports elements besides the id, and the id besides a BIC', () => {
    reports(pain001({ [bank]: other('NOTPROVIDED', '<Issr>X</Issr>') }), {
      variant: 'more',
      path: `${bank}/Othr/Issr`,
    });
    const params = { bic: 'ZYDODEF0XXX' };
    reports(pain001({ [bank]: `<BICFI>ZYDODEF0XXX</BICFI>${other('NOTPROVIDED')}` }), { variant: 'beside', params });
  });

  it('does not check the payee bank of a credit transfer (E-01)', () =>
    accepts(pain001({ 'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId': other('37040044') })));

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes) => pain001({ [`${bank}/BICFI`]: undefined, ...changes }), bank));
});
