import { camt056 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { instant } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const recalled = (byTester: boolean) => ({
  earlier: withOriginal(instant(), camt056(), {
    lifecycle: [{ type: 'recalled', at: '2025-10-14T08:00:00Z', byTester }],
  }),
});

describe('S-06: One recall per payment', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'inst' });

  it('accepts the first recall', () => {
    accepts(camt056());
    accepts(camt056(), { earlier: withOriginal(instant(), camt056()) });
    accepts(camt056(), recalled(false));
  });

  it('reports the second', () =>
    reports(
      camt056(),
      { path: 'Undrlyg/TxInf/OrgnlTxId', value: 'ZYDO-TX-0001', params: { day: '2025-10-14' } },
      recalled(true),
    ));

  it('has no finding before rulebook 2025', () =>
    accepts(camt056({}, '2023'), { ...recalled(true), rbVersion: '2023' }));
});
