import { camt056 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const path = 'Undrlyg/TxInf/OrgnlIntrBkSttlmDt';
const recall = (settled: string, reason = 'DUPL') =>
  camt056({ [path]: settled, 'Undrlyg/TxInf/CxlRsnInf/Rsn/Cd': reason });

describe('R-11: Recalls', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('allows ten business days for duplicates and technical faults', () => {
    accepts(recall('2025-10-01'));
    reports(recall('2025-09-30', 'TECH'), {
      variant: 'days',
      path,
      value: '2025-09-30',
      expected: '<= 2025-10-14',
      params: { reason: 'TECH', last: '2025-10-14' },
    });
  });

  it('allows thirteen months for fraud and requests of the payer', () => {
    accepts(recall('2024-09-16', 'FRAD'));
    reports(recall('2024-09-14', 'CUST'), { variant: 'months', params: { last: '2025-10-14' } });
  });

  it('reports a recall by another bank than the sender', () => {
    const earlier = withOriginal(pacs008({ 'GrpHdr/IntrBkSttlmDt': '2025-10-14' }), camt056());
    accepts(camt056(), { earlier });
    const foreign = camt056({ 'Assgnmt/Assgnr/Agt/FinInstnId/BICFI': 'ZYCOFRP0XXX' });
    const senders = 'ZYDODEF0XXX';
    reports(foreign, { variant: 'assigner', value: 'ZYCOFRP0XXX', expected: senders }, { earlier });
    accepts(foreign);
  });

  it('has the same time limits for instant payments', () => {
    accepts(recall('2025-10-01'), { scheme: 'inst' });
    reports(recall('2025-06-15'), { variant: 'days' }, { scheme: 'inst' });
  });

  it('ignores direct debits', () => accepts(recall('2025-05-12'), { scheme: 'core' }));
});
