import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { totalIsSum } from './g-04-total-is-sum.ts';

describe('G-04: the total is the sum of the amounts', () => {
  const { accepts, reports } = ruleSpec(totalIsSum);
  const path = 'GrpHdr/TtlIntrBkSttlmAmt';
  const bulk = (total: string, ...amounts: readonly string[]) =>
    pacs008({
      [path]: total,
      ...Object.fromEntries(amounts.map((amount, at) => [`CdtTrfTxInf[${at + 1}]/IntrBkSttlmAmt`, amount])),
    });

  it('accepts the exact sum, however many zeroes it is written with', () => {
    accepts(bulk('0.30', '0.10', '0.20'));
    accepts(bulk('0.3', '0.10', '0.20'));
  });

  it('reports one cent too many with the right total', () =>
    reports(bulk('0.31', '0.10', '0.20'), { path, value: '0.31', expected: '0.30' }));

  it('is exact where floating point is not', () => {
    accepts(bulk('999999999999999.98', '999999999999999.97', '0.01'));
    reports(bulk('999999999999999.99', '999999999999999.97', '0.01'), { expected: '999999999999999.98' });
  });

  it('says nothing where an amount is no number', () => accepts(bulk('1.00', 'x')));
});
