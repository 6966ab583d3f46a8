import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/iso20022/samples/answers';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('R-24: Different ids of R-transactions', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const twice = (xml: string, name: string, id?: string): string =>
    xml.replace(new RegExp(`<${name}>[\\s\\S]*</${name}>`), (one) => {
      const copy = id === undefined ? one : one.replace(/<(RtrId|CxlId|StsId)>[^<]*/, `<$1>${id}`);
      return `${one}${copy}`;
    });

  it('accepts different ids, also if only case differs', () => {
    accepts(pacs004());
    accepts(twice(pacs004(), 'TxInf', 'zydo-rtr-0001'));
    accepts(twice(camt056(), 'TxInf', 'ZYDO-CXL-0002'));
  });

  it.each([
    ['pacs.004', pacs004(), 'TxInf', 'TxInf[2]/RtrId'],
    ['pacs.007', pacs007(), 'TxInf', 'TxInf[2]/RvslId'],
    ['camt.056', camt056(), 'TxInf', 'TxInf[2]/CxlId'],
    ['pacs.028', pacs028(), 'TxInf', 'TxInf[2]/StsReqId'],
    ['pacs.002', pacs002(), 'TxInfAndSts', 'TxInfAndSts[2]/StsId'],
    ['camt.029', camt029(), 'TxInfAndSts', 'TxInfAndSts[2]/CxlStsId'],
  ])('warns of the second use of an id in a %s', (_, xml, name, path) =>
    reports(twice(xml, name), { path: expect.stringContaining(path), severity: 'Warning' }),
  );

  it('shows a correct and an incorrect example', () => showsExamples(camt056, 'Undrlyg'));
});
