import { ruleSpec } from '../rule-spec.ts';
import { afterThis } from '../samples/earlier.ts';
import { pacs003 } from '../samples/pacs-003.ts';
import { pacs007 } from '../samples/pacs-007.ts';
import { reversalInTime } from './r-10-reversal-in-time.ts';

const collected = (date: string) => ({
  earlier: afterThis(pacs003({ 'GrpHdr/IntrBkSttlmDt': date }), pacs007()),
});

describe('R-10: a collection is reversed whole and soon', () => {
  const { accepts, reports } = ruleSpec(reversalInTime, { scheme: 'core' });

  it('accepts the whole amount within five bank days', () => {
    accepts(pacs007());
    accepts(pacs007(), collected('2025-10-09'));
  });

  it('warns of another amount', () => {
    const path = 'TxInf/RvsdIntrBkSttlmAmt';
    reports(pacs007({ [path]: '249.00' }), {
      variant: 'amount',
      path,
      value: '249.00',
      expected: '250.00',
      severity: 'Warning',
    });
  });

  it('warns when it is too late', () =>
    reports(
      pacs007(),
      { variant: 'late', value: '2025-10-08', expected: '<= 2025-10-15', params: { days: 5, back: '2025-10-16' } },
      collected('2025-10-08'),
    ));
});
