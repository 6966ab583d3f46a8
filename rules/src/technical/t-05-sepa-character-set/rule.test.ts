import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('T-05: SEPA character set', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts every character of the set', () =>
    accepts(pacs008({ 'CdtTrfTxInf/RmtInf/Ustrd': "azAZ09/-?:().,'+ end" })));

  it('reports each other character once, with the converted text', () =>
    reports(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'Café Müller é' }), {
      path: 'CdtTrfTxInf/Dbtr/Nm',
      value: 'Café Müller é',
      expected: 'Cafe Mueller e',
      severity: 'Warning',
      params: { characters: 'é ü' },
    }));

  it('applies to every message', () =>
    reports(pacs002({ 'TxInfAndSts/OrgnlEndToEndId': 'A_B' }), { value: 'A_B', expected: 'A-B' }));

  it('is an error in a reference, for which no larger set can be agreed', () =>
    reports(pacs008({ 'CdtTrfTxInf/PmtId/EndToEndId': 'RÜCK-1' }), { variant: 'reference', severity: 'Error' }));

  it('accepts an e-mail address as alias of an account', () =>
    accepts(pacs008({ 'CdtTrfTxInf/CdtrAcct/Prxy': '<Tp><Cd>EMAL</Cd></Tp><Id>anna_b@bank.example</Id>' })));

  it('ignores line breaks (T-04)', () => accepts(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'Anna\nBeispiel' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
