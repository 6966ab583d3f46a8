import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { payersAddress } from './a-07-payers-address.ts';

describe('A-07: payments over a bank outside the EEA carry the payer’s address', () => {
  const { accepts, reports } = ruleSpec(payersAddress);
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
});
