import { camt056 } from '@clearbench/iso20022/samples/answers';
import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const booking = '<StmtNtry><OrgnlStmtId>STMT-1</OrgnlStmtId><OrgnlNtryId>17</OrgnlNtryId></StmtNtry>';

describe('G-18: One transaction per inquiry', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts one, and several recalls in a message', () => {
    accepts(camt027());
    accepts(camt087());
    accepts(camt027({}, '2021'), { rbVersion: '2021' });
    accepts(camt056({ 'Undrlyg/TxInf[2]/OrgnlTxId': 'ZYDO-TX-0002' }));
  });

  it('reports a second one', () => {
    const second = { variant: 'several', expected: '1', severity: 'Error' };
    reports(camt027({ 'Undrlyg[2]/IntrBk/OrgnlTxId': 'ZYDO-TX-0002' }), { ...second, path: 'Undrlyg[2]/IntrBk' });
    reports(camt087({ 'Undrlyg/IntrBk[3]/OrgnlTxId': 'ZYDO-TX-0003' }), { ...second, path: 'Undrlyg/IntrBk[2]' });
  });

  it('reports a missing element', () => {
    reports(camt087({ Undrlyg: booking }), { variant: 'none' });
    reports(camt027({ Undrlyg: undefined }, '2021'), { variant: 'none' }, { rbVersion: '2021' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(camt027, ''));
});
