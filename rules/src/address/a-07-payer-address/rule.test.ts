import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe("A-07: Payer's address outside the EEA", () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const swiss = { 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI': 'ZYCOCHP0XXX' };

  it('accepts none inside the EEA, and one outside', () => {
    accepts(pacs008());
    accepts(pacs008({ 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI': 'ZYCONOP0XXX' }));
    accepts(pacs008({ ...swiss, 'CdtTrfTxInf/Dbtr/PstlAdr': '<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>' }));
  });

  it('reports a payment to or from outside without it', () => {
    reports(pacs008(swiss), { path: 'CdtTrfTxInf/Dbtr', params: { country: 'CH' } });
    reports(pacs008({ 'CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI': 'ZYDOGBP0XXX' }), { params: { country: 'GB' } });
  });

  it.each(['2019', '2021'] as const)('reports an address of the country alone under rulebook %s', (rbVersion) => {
    const address = (xml: string) =>
      pacs008({ 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI': 'ZYCOCHP0XXX', 'CdtTrfTxInf/Dbtr/PstlAdr': xml }, rbVersion);
    const found = { variant: 'countryOnly', path: 'CdtTrfTxInf/Dbtr/PstlAdr', params: { country: 'CH' } };
    reports(address('<Ctry>DE</Ctry>'), found, { rbVersion });
    accepts(address('<Ctry>DE</Ctry><AdrLine>89073 Ulm</AdrLine>'), { rbVersion });
  });

  it('requires it in an order of direct debits, for a bank of either side', () => {
    const core = { scheme: 'core' } as const;
    const debtor = 'PmtInf/DrctDbtTxInf/Dbtr';
    const address = { [`${debtor}/PstlAdr`]: '<TwnNm>Bern</TwnNm><Ctry>CH</Ctry>' };
    for (const agent of ['PmtInf/DrctDbtTxInf/DbtrAgt', 'PmtInf/CdtrAgt']) {
      const swissBank = { [`${agent}/FinInstnId/BICFI`]: 'ZYCOCHP0XXX' };
      reports(pain008(swissBank), { path: debtor, params: { country: 'CH' } }, core);
      accepts(pain008({ ...swissBank, ...address }), core);
    }
  });

  it('shows a correct and an incorrect example', () =>
    showsExamples(
      (changes, rb) => pacs008({ 'CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI': 'ZYDOCHZ0XXX', ...changes }, rb),
      'CdtTrfTxInf',
    ));
});
