import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const path = 'TxInf/RtrdIntrBkSttlmAmt';
const charges = '<Amt Ccy="EUR">5.00</Amt><Agt><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Agt>';
const withCompensation = (xml: string): string =>
  xml.replace(/(<RtrdIntrBkSttlmAmt.*\n)/, '$1<CompstnAmt Ccy="EUR">1.25</CompstnAmt>');
const refund = (changes = {}) => withCompensation(pacs004({ 'TxInf/RtrRsnInf/Rsn/Cd': 'MD06', ...changes }));

describe('R-06: Amount of a refund', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'core' });

  it('accepts the sum', () => {
    accepts(pacs004());
    accepts(pacs004({ 'TxInf/ChrgsInf': charges, [path]: '255.00' }));
    accepts(refund({ 'TxInf/ChrgsInf': charges, [path]: '256.25' }));
  });

  it('reports another sum', () => {
    reports(pacs004({ [path]: '255.00' }), { variant: 'sum', path, value: '255.00', expected: '250.00' });
    reports(refund(), { variant: 'sum', path, expected: '251.25' });
  });

  it('reports a compensation without a refund', () =>
    reports(withCompensation(pacs004({ [path]: '251.25' })), {
      variant: 'compensation',
      path: 'TxInf/CompstnAmt',
      value: 'AC04',
    }));

  it('ignores credit transfers', () => accepts(pacs004({ [path]: '255.00' }), { scheme: 'sct' }));
});
