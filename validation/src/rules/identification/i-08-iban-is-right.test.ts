import { ruleSpec } from '../rule-spec.ts';
import { pacs002 } from '../samples/answers.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { ibanIsRight } from './i-08-iban-is-right.ts';

describe('I-08: an IBAN has the right length, make-up and check digits', () => {
  const { accepts, reports } = ruleSpec(ibanIsRight);
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

  it('reports a wrong length', () =>
    reports(iban('DE8937040044053201300'), {
      variant: 'length',
      expected: '22',
      params: { country: 'DE', length: 21 },
    }));

  it('reports letters where the country has digits', () =>
    reports(iban('NL91123404171643AB'), { variant: 'structure', expected: '4a10n' }));

  it('checks the digits of countries whose make-up it does not know', () => {
    accepts(iban('TR330006100519786457841326'));
    reports(iban('TR340006100519786457841326'), { variant: 'checkDigits', expected: 'TR330006100519786457841326' });
  });

  it('does not mind how it is written, nor what an R-message quotes', () => {
    accepts(iban('de89370400440532013000'));
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/DbtrAcct/Id/IBAN': 'DE88370400440532013000' }));
  });
});
