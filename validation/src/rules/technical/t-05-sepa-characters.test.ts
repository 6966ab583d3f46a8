import { ruleSpec } from '../rule-spec.ts';
import { pacs002 } from '../samples/answers.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { sepaCharactersOnly } from './t-05-sepa-characters.ts';

describe('T-05: text keeps to the SEPA character set', () => {
  const { accepts, reports } = ruleSpec(sepaCharactersOnly);

  it('accepts every character of the set', () =>
    accepts(pacs008({ 'CdtTrfTxInf/RmtInf/Ustrd': "azAZ09/-?:().,'+ end" })));

  it('reports others, each once, with a text that would do', () =>
    reports(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'Café Müller é' }), {
      path: 'CdtTrfTxInf/Dbtr/Nm',
      value: 'Café Müller é',
      expected: 'Cafe Mueller e',
      severity: 'Warning',
      params: { characters: 'é ü' },
    }));

  it('concerns every message', () =>
    reports(pacs002({ 'TxInfAndSts/OrgnlEndToEndId': 'A_B' }), { value: 'A_B', expected: 'A-B' }));

  it('lets an account alias be an e-mail address', () =>
    accepts(pacs008({ 'CdtTrfTxInf/CdtrAcct/Prxy': '<Tp><Cd>EMAL</Cd></Tp><Id>anna_b@bank.example</Id>' })));

  it('leaves line breaks to T-04', () => accepts(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'Anna\nBeispiel' })));
});
