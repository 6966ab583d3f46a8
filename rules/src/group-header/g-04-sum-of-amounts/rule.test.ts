import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-04: Total of the amounts', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'GrpHdr/TtlIntrBkSttlmAmt';
  const bulk = (total: string, ...amounts: readonly string[]) =>
    pacs008({
      [path]: total,
      ...Object.fromEntries(amounts.map((amount, at) => [`CdtTrfTxInf[${at + 1}]/IntrBkSttlmAmt`, amount])),
    });

  it('accepts the exact sum with any number of zeros', () => {
    accepts(bulk('0.30', '0.10', '0.20'));
    accepts(bulk('0.3', '0.10', '0.20'));
  });

  it('reports one cent too many with the right total', () =>
    reports(bulk('0.31', '0.10', '0.20'), { path, value: '0.31', expected: '0.30' }));

  it('is exact where floating point is not', () => {
    accepts(bulk('999999999999999.98', '999999999999999.97', '0.01'));
    reports(bulk('999999999999999.99', '999999999999999.97', '0.01'), { expected: '999999999999999.98' });
  });

  it('has no finding if an amount is not a number', () => accepts(bulk('1.00', 'x')));

  it('shows a correct and an incorrect example', () =>
    showsExamples(pacs008, { TtlIntrBkSttlmAmt: 'GrpHdr', IntrBkSttlmAmt: 'CdtTrfTxInf' }));
});
