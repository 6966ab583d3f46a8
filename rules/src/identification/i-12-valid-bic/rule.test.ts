import { pacs002, pacs004 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-12: Valid BIC', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI';
  const bic = (text: string) => pacs008({ [path]: text });

  it('accepts 8 and 11 characters', () => {
    accepts(bic('ZYCOFRP0'));
    accepts(bic('ZYCOFRP0XXX'));
    accepts(bic('1YC2FRP0'));
  });

  it.each(['ZYCOFRP', 'ZYCOFRP0X', 'ZYCO33P0XXX', 'ZYCOFRP0XX-'])('reports %s', (value) =>
    reports(bic(value), { path, value }),
  );

  it('says how a misspelt one is written', () =>
    reports(bic('zycofrp0 xxx'), { value: 'zycofrp0 xxx', expected: 'ZYCOFRP0XXX' }));

  it('reports NOTPROVIDED, which is allowed in Othr/Id only', () => {
    reports(bic('NOTPROVIDED'), { variant: 'notProvided', path, value: 'NOTPROVIDED', severity: 'Error' });
    const agent = 'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId';
    reports(pain001({ [`${agent}/BICFI`]: 'NOTPROVIDED' }), { variant: 'notProvided', path: `${agent}/BICFI` });
    accepts(pain001({ [agent]: '<Othr><Id>NOTPROVIDED</Id></Othr>' }));
  });

  it('is stricter in the messages of 2009', () => {
    const strict = pacs008({ [path]: '1YC2FRP0' }, '2021');
    reports(strict, { path: 'CdtTrfTxInf/CdtrAgt/FinInstnId/BIC' }, { rbVersion: '2021' });
  });

  it('applies to R-messages, but not what they quote', () => {
    reports(pacs004({ 'TxInf/RtrRsnInf/Orgtr/Id/OrgId/AnyBIC': 'ZYDO' }), { value: 'ZYDO' });
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/DbtrAgt/FinInstnId/BICFI': 'ZYDO' }));
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/DbtrAgt/FinInstnId'));
});
