import { pacs028 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { instant } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const requested = (time: string) => pacs028({ 'GrpHdr/CreDtTm': `2025-10-15T${time}Z` });

describe('S-05: Time of a status request', () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'inst' });
  const before = (xml: string) => ({ earlier: withOriginal(instant(), xml) });

  it('accepts a question from then on', () => {
    accepts(requested('09:00:08'), before(requested('09:00:08')));
    accepts(requested('08:59:58'));
  });

  it('reports an early one according to the rulebook', () => {
    const early = requested('09:00:07');
    reports(early, { path: 'TxInf/OrgnlTxId', params: { seconds: 10, waited: 9 } }, before(early));
    const rulebook2023 = { ...before(requested('09:00:08')), rbVersion: '2023' } as const;
    reports(requested('09:00:08'), { params: { seconds: 20, waited: 10 } }, rulebook2023);
  });

  it('reports a date before the payment without a negative count', () =>
    reports(requested('08:59:00'), { variant: 'before', params: { seconds: 10 } }, before(requested('08:59:00'))));
});
