import { berlinClock } from '@clearbench/calendars/berlin-time';
import { addDays } from '@clearbench/calendars/iso-date';
import type { Profile } from '@clearbench/iso20022/profile';
import { clearingDays } from '../../clearing-days.ts';
import { messages } from '../../scope.ts';
import { addMonths } from '../add-months.ts';
import { childOrSelf, rTransactionRule } from '../r-transaction-rule.ts';

type Window = {
  readonly variant: 'days' | 'authorised' | 'unauthorised';
  readonly last: string;
  readonly days?: number;
};

const refundWeeks = 8;
const refundMonths = 13;
/** The banks exchange evidence, and the refund settles some bank days later. */
const evidenceDays = 30;
const settlementDays = 4;
const bankDays = { sct: 3, core: 5, b2b: 3 } as const;

/** The last day for the return of a payment settled on that day; undefined without a limit. */
const windowOf = (profile: Profile, settled: string, reason: string | undefined): Window | undefined => {
  const days = clearingDays(profile);
  const { scheme } = profile;
  // Returns of instant payments and positive answers to recalls follow a recall and have no limit of their own.
  if (scheme === 'inst' || reason === 'FOCR') return undefined;
  if (scheme === 'core' && reason === 'MD06')
    return { variant: 'authorised', last: days.add(addDays(settled, refundWeeks * 7), 2) };
  if (scheme === 'core' && reason === 'MD01')
    return {
      variant: 'unauthorised',
      last: days.add(addDays(addMonths(settled, refundMonths), evidenceDays), settlementDays),
    };
  const most = bankDays[scheme];
  return { variant: 'days', last: days.add(settled, most), days: most };
};

export const rule = rTransactionRule({
  id: 'R-09',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['TxInf/OrgnlTxId', 'TxInf/OrgnlIntrBkSttlmDt'],
  earlier: 'optional',
  appliesTo: messages('pacs.004'),
  checkReference: ({ node, facts, head, payment }, { profile }) => {
    const settled = payment?.facts.settlementDate ?? facts.settlementDate;
    const back = head.settlementDate ?? berlinClock(profile.now).date;
    const place = childOrSelf(node, 'OrgnlIntrBkSttlmDt', 'OrgnlTxId');
    // A payment is returned after its settlement, under every scheme and for every reason.
    if (settled && head.settlementDate && back < settled)
      return [{ node: place, variant: 'before', value: settled, expected: `<= ${back}`, params: { back } }];
    const window = settled && windowOf(profile, settled, facts.reason);
    if (!window || back <= window.last) return [];
    const { variant, last, days } = window;
    return [
      {
        node: place,
        variant,
        value: settled,
        expected: `<= ${last}`,
        params: { last, back, ...(days ? { days } : {}) },
      },
    ];
  },
});
