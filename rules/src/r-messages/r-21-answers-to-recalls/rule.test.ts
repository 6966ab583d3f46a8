import { camt029, pacs004 } from '@clearbench/iso20022/samples/answers';
import { withOriginal, withoutOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('R-21: Answers to recalls', () => {
  const { accepts, reports } = ruleSpec(rule);
  const positive = pacs004({ 'TxInf/RtrRsnInf/Rsn/Cd': 'FOCR', 'TxInf/RtrRsnInf/AddtlInf': 'ZYCO-CXL-0001' });
  const original = pacs008({ 'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001' });
  const recalledAt = (answer: string, ...days: readonly string[]) => ({
    earlier: withOriginal(original, answer, {
      lifecycle: days.map((day) => ({ type: 'recalled' as const, at: `${day}T09:00:00Z`, byTester: false })),
    }),
  });

  it('accepts an answer within 15 bank days', () => {
    accepts(positive, recalledAt(positive, '2025-09-24'));
    accepts(camt029(), recalledAt(camt029(), '2025-09-24'));
  });

  it('warns of a later answer', () => {
    const found = { variant: 'late', path: 'TxInf/OrgnlTxId', value: '2025-10-15', expected: '<= 2025-10-14' };
    reports(positive, { ...found, severity: 'Warning' }, recalledAt(positive, '2025-09-23'));
    reports(camt029(), { variant: 'late', params: { days: 15 } }, recalledAt(camt029(), '2025-09-01'));
    accepts(positive, recalledAt(positive, '2025-09-01', '2025-10-01'));
  });

  it('warns of an answer without a recall', () => {
    reports(positive, { variant: 'noRecall', path: 'TxInf/OrgnlTxId', value: 'ZYCO-TX-0001' }, recalledAt(positive));
    reports(camt029(), { variant: 'noRecall' }, recalledAt(camt029()));
  });

  it('ignores other returns, unknown payments and other schemes', () => {
    accepts(pacs004(), recalledAt(pacs004()));
    accepts(positive, { earlier: withoutOriginal(positive) });
    accepts(positive, { ...recalledAt(positive), scheme: 'core' });
  });
});
