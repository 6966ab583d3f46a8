import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const path = 'TxInf/OrgnlIntrBkSttlmDt';
const settled = (date: string, reason = 'AC04') => pacs004({ [path]: date, 'TxInf/RtrRsnInf/Rsn/Cd': reason });

describe('R-09: Time limit for returns', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts three bank days for credit transfers, weekends left out', () => {
    accepts(settled('2025-10-13'));
    reports(settled('2025-10-10'), {
      variant: 'days',
      path,
      value: '2025-10-10',
      expected: '<= 2025-10-15',
      params: { last: '2025-10-15', back: '2025-10-16', days: 3 },
    });
  });

  it('has no limit for answers to recalls and for instant payments', () => {
    accepts(settled('2025-05-12', 'FOCR'));
    accepts(settled('2025-05-12'), { scheme: 'inst' });
  });

  it('reports a return that settles before its original', () => {
    accepts(settled('2025-10-16'));
    const found = {
      variant: 'before',
      path,
      value: '2025-10-17',
      expected: '<= 2025-10-16',
      params: { back: '2025-10-16' },
    };
    reports(settled('2025-10-17'), found);
    reports(settled('2025-10-17', 'FOCR'), { variant: 'before' });
    reports(settled('2025-10-17'), { variant: 'before' }, { scheme: 'inst' });
    accepts(pacs004({ [path]: '2025-10-17', 'GrpHdr/IntrBkSttlmDt': undefined }));
  });

  it('allows five business days for direct debits, three between companies', () => {
    accepts(settled('2025-10-09'), { scheme: 'core' });
    reports(settled('2025-10-08'), { variant: 'days', params: { days: 5 } }, { scheme: 'core' });
    accepts(settled('2025-10-13'), { scheme: 'b2b' });
    reports(settled('2025-10-10'), { variant: 'days', params: { days: 3 } }, { scheme: 'b2b' });
  });

  it('allows eight weeks and two days for refunds', () => {
    accepts(settled('2025-08-19', 'MD06'), { scheme: 'core' });
    reports(
      settled('2025-08-18', 'MD06'),
      { variant: 'authorised', params: { last: '2025-10-15' } },
      { scheme: 'core' },
    );
  });

  it('allows thirteen months for the claim, 30 days for evidence and four bank days for unauthorised collections', () => {
    accepts(settled('2024-08-12', 'MD01'), { scheme: 'core' });
    const last = '2025-10-15';
    reports(settled('2024-08-09', 'MD01'), { variant: 'unauthorised', params: { last } }, { scheme: 'core' });
  });

  it('uses the day on which the payment settled, if it is known', () => {
    const original = pacs008({ 'GrpHdr/IntrBkSttlmDt': '2025-10-07', 'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001' });
    reports(pacs004(), { variant: 'days', value: '2025-10-07' }, { earlier: withOriginal(original, pacs004()) });
  });
});
