import type { LifecycleEvent } from '@clearbench/iso20022/message-history/message-history';
import { camt056 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const after = (...types: readonly LifecycleEvent['type'][]) => ({
  earlier: withOriginal(pacs008(), camt056(), {
    lifecycle: types.map((type) => ({ type, at: '2025-10-14T08:00:00Z', byTester: false })),
  }),
});

describe('R-14: No recall of a returned payment', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts the recall of a booked payment', () => {
    accepts(camt056());
    accepts(camt056(), after());
    accepts(camt056(), after('recalled', 'refused'));
  });

  it.each(['rejected', 'returned', 'reversed'] as const)('reports the recall of a payment that was %s', (variant) =>
    reports(
      camt056(),
      { variant, path: 'Undrlyg/TxInf/OrgnlTxId', value: 'ZYDO-TX-0001', params: { day: '2025-10-14' } },
      after(variant),
    ),
  );
});
