import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-09: Account in SEPA', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAcct/Id/IBAN';
  const iban = (text: string) => pacs008({ [path]: text });

  it('accepts its countries', () => {
    accepts(pacs008());
    accepts(iban('CH9300762011623852957'));
  });

  it('reports a country outside', () =>
    reports(iban('TR330006100519786457841326'), { variant: 'outside', path, params: { country: 'TR' } }));

  it('reports a code that is not a country', () =>
    reports(iban('ZZ330006100519786457841326'), { variant: 'noCountry' }));

  it('reports a country that joins after the settlement date', () => {
    const albania = (date: string | undefined) =>
      pacs008({ [path]: 'AL47212110090000000235698741', 'GrpHdr/IntrBkSttlmDt': date });
    const [before, found] = [{ now: '2025-10-01T12:00:00Z' }, { variant: 'notYet', expected: '>= 2025-10-05' }];
    reports(albania('2025-10-03'), found);
    accepts(albania('2025-10-06'), before);
    reports(albania(undefined), found, before);
  });

  it('uses the requested execution date of an order', () => {
    const albania = (date: string) =>
      pain001({
        'PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN': 'AL47212110090000000235698741',
        'PmtInf/ReqdExctnDt/Dt': date,
      });
    reports(albania('2025-10-03'), { variant: 'notYet' });
    accepts(albania('2025-10-06'), { now: '2025-10-01T12:00:00Z' });
  });

  it('reports a bank outside SEPA, or one whose country joins after the payment', () => {
    const place = 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI';
    const bank = (bic: string, date = '2025-10-16') => pacs008({ [place]: bic, 'GrpHdr/IntrBkSttlmDt': date });
    reports(bank('ZYCOUSP0XXX'), { variant: 'bank', path: place, params: { country: 'US' } });
    reports(bank('ZYCORSP0XXX'), { variant: 'bankNotYet', expected: '>= 2026-05-05' });
    accepts(bank('ZYCORSP0XXX', '2026-05-05'));
    accepts(bank('TRGTXEPMXXX'));
    const order = { 'PmtInf/DbtrAgt/FinInstnId/BICFI': 'ZYDOUSP0XXX' };
    reports(pain001(order), { variant: 'bank', path: 'PmtInf/DbtrAgt/FinInstnId/BICFI' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
