import { camt056, pacs028 } from '@clearbench/iso20022/samples/answers';
import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const recalled = (date: string) => camt056({ 'Assgnmt/CreDtTm': `${date}T10:00:00` });
const answered = [{ type: 'refused', at: '2025-10-10T08:00:00Z', byTester: false }] as const;

describe('R-15: Status request after a recall or an inquiry', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts a request after fifteen business days, and any request about another payment', () => {
    accepts(pacs028(), { earlier: withOriginal(recalled('2025-09-23'), pacs028()) });
    accepts(pacs028(), { earlier: withOriginal(pacs008(), pacs028()) });
    accepts(pacs028());
  });

  it('warns of an early one', () =>
    reports(
      pacs028(),
      {
        variant: 'early',
        severity: 'Warning',
        value: '2025-10-15',
        expected: '> 2025-10-15',
        params: { days: 15, recalled: '2025-09-24' },
      },
      { earlier: withOriginal(recalled('2025-09-24'), pacs028()) },
    ));

  it.each([camt027, camt087])('allows an inquiry ten business days', (inquiry) => {
    const request = (date: string) => inquiry({ 'Assgnmt/CreDtTm': `${date}T10:00:00` });
    const statusRequest = pacs028({ 'TxInf/OrgnlGrpInf/OrgnlMsgId': 'INQ-0001' });
    accepts(statusRequest, { earlier: withOriginal(request('2025-09-30'), statusRequest) });
    const params = { days: 10, recalled: '2025-10-01' };
    const found = { variant: 'earlyInquiry', severity: 'Warning', expected: '> 2025-10-15', params } as const;
    reports(statusRequest, found, { earlier: withOriginal(request('2025-10-01'), statusRequest) });
  });

  it('warns where the answer is there', () =>
    reports(
      pacs028(),
      { variant: 'answered', path: 'TxInf/OrgnlTxId', params: { day: '2025-10-10' } },
      { earlier: withOriginal(recalled('2025-09-23'), pacs028(), { lifecycle: answered }) },
    ));
});
