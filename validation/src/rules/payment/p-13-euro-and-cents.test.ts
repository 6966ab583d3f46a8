import { ruleSpec } from '../rule-spec.ts';
import { camt056, pacs004 } from '../samples/answers.ts';
import { euroAndCents } from './p-13-euro-and-cents.ts';

describe('P-13: amounts are in euro and cents', () => {
  const { accepts, reports } = ruleSpec(euroAndCents);

  it('accepts two digits or fewer', () => {
    accepts(pacs004());
    accepts(camt056({ 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt': '250' }));
  });

  it('reports another currency', () =>
    reports(camt056({ 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt@Ccy': 'GBP' }), {
      variant: 'currency',
      path: 'Undrlyg/TxInf/OrgnlIntrBkSttlmAmt',
      value: 'GBP',
      expected: 'EUR',
    }));

  it('reports a third digit after the point', () =>
    reports(pacs004({ 'GrpHdr/TtlRtrdIntrBkSttlmAmt': '250.000' }), { variant: 'decimals', expected: '250.00' }));
});
