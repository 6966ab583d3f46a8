import { ruleSpec } from '../rule-spec.ts';
import { camt056, pacs028 } from '../samples/answers.ts';
import { afterThis } from '../samples/earlier.ts';
import { camt027, camt087 } from '../samples/inquiries.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { requestAfterPeriod } from './r-15-request-after-period.ts';

const recalled = (date: string) => camt056({ 'Assgnmt/CreDtTm': `${date}T10:00:00` });
const answered = [{ what: 'refused', at: '2025-10-10T08:00:00Z', byTester: false }] as const;

describe('R-15: an open recall is asked about when its time is over', () => {
  const { accepts, reports } = ruleSpec(requestAfterPeriod);

  it('accepts a question after fifteen bank days, and any about something else', () => {
    accepts(pacs028(), { earlier: afterThis(recalled('2025-09-23'), pacs028()) });
    accepts(pacs028(), { earlier: afterThis(pacs008(), pacs028()) });
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
      { earlier: afterThis(recalled('2025-09-24'), pacs028()) },
    ));

  it.each([camt027, camt087])('gives an inquiry ten bank days', (inquiry) => {
    const asked = (date: string) => inquiry({ 'Assgnmt/CreDtTm': `${date}T10:00:00` });
    const about = pacs028({ 'TxInf/OrgnlGrpInf/OrgnlMsgId': 'INQ-0001' });
    accepts(about, { earlier: afterThis(asked('2025-09-30'), about) });
    const params = { days: 10, recalled: '2025-10-01' };
    const found = { variant: 'earlyInquiry', severity: 'Warning', expected: '> 2025-10-15', params } as const;
    reports(about, found, { earlier: afterThis(asked('2025-10-01'), about) });
  });

  it('warns where the answer is there', () =>
    reports(
      pacs028(),
      { variant: 'answered', path: 'TxInf/OrgnlTxId', params: { day: '2025-10-10' } },
      { earlier: afterThis(recalled('2025-09-23'), pacs028(), { story: answered }) },
    ));
});
