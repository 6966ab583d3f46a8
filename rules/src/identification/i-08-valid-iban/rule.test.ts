import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pacs009 } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-08: Valid IBAN', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAcct/Id/IBAN';
  const iban = (text: string) => pacs008({ [path]: text });

  it('accepts valid ones', () => {
    for (const valid of ['NL91ABNA0417164300', 'AT611904300234573201', 'ES9121000418450200051332'])
      accepts(iban(valid));
  });

  it('reports wrong check digits with the right ones', () =>
    reports(iban('DE88370400440532013000'), {
      variant: 'checkDigits',
      path,
      value: 'DE88370400440532013000',
      expected: 'DE89370400440532013000',
      params: { digits: '89', found: '88' },
    }));

  it('reports check digits outside 02 to 98, which leave the same remainder', () =>
    reports(iban('DE00370400440532013050'), {
      variant: 'checkDigits',
      expected: 'DE97370400440532013050',
      params: { digits: '97', found: '00' },
    }));

  it('reports a wrong length', () =>
    reports(iban('DE8937040044053201300'), {
      variant: 'length',
      expected: '22',
      params: { country: 'DE', length: 21 },
    }));

  it('reports letters where the country has digits', () =>
    reports(iban('NL91123404171643AB'), { variant: 'structure', expected: '4a10n' }));

  it('checks the digits of countries with an unknown structure', () => {
    accepts(iban('TR330006100519786457841326'));
    reports(iban('TR340006100519786457841326'), { variant: 'checkDigits', expected: 'TR330006100519786457841326' });
  });

  it('ignores the spelling, and values that an R-message quotes', () => {
    accepts(iban('de89370400440532013000'));
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/DbtrAcct/Id/IBAN': 'DE88370400440532013000' }));
  });

  it('checks the accounts of every message', () =>
    reports(pacs009({ 'CdtTrfTxInf/DbtrAcct': '<Id><IBAN>DE88370400440532013000</IBAN></Id>' }), {
      path: 'CdtTrfTxInf/DbtrAcct/Id/IBAN',
      variant: 'checkDigits',
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
