import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const collected = (date: string) => ({
  earlier: withOriginal(pacs003({ 'GrpHdr/IntrBkSttlmDt': date }), pacs007()),
});

describe('R-10: Reversals', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'core' });

  it('accepts the whole amount within five bank days', () => {
    accepts(pacs007());
    accepts(pacs007(), collected('2025-10-09'));
  });

  it('reports another amount', () => {
    const path = 'TxInf/RvsdIntrBkSttlmAmt';
    reports(pacs007({ [path]: '249.00' }), {
      variant: 'amount',
      path,
      value: '249.00',
      expected: '250.00',
      severity: 'Error',
    });
  });

  it('reports a reversal that settles before the collection', () => {
    const path = 'TxInf/OrgnlTxId';
    const params = { back: '2025-10-16' };
    reports(
      pacs007(),
      { variant: 'before', path, severity: 'Error', value: '2025-10-17', params },
      collected('2025-10-17'),
    );
    accepts(pacs007(), collected('2025-10-16'));
  });

  it('warns after the time limit', () =>
    reports(
      pacs007(),
      {
        variant: 'late',
        severity: 'Warning',
        value: '2025-10-08',
        expected: '<= 2025-10-15',
        params: { days: 5, back: '2025-10-16' },
      },
      collected('2025-10-08'),
    ));
});
