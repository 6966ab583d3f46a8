import type { Profile } from '../../profile.ts';
import { berlinClock } from '../berlin-time.ts';
import { clearingDays } from '../clearing-days.ts';
import { addDays } from '../iso-date.ts';
import { messages } from '../scope.ts';
import { addMonths } from './later-months.ts';
import { placeIn, referralRule } from './referral-rule.ts';

type Window = {
  readonly variant: 'days' | 'authorised' | 'unauthorised';
  readonly last: string;
  readonly days?: number;
};

const refundWeeks = 8;
const refundMonths = 13;
const bankDays = { sct: 3, core: 5, b2b: 3 } as const;

/** Until when a payment of that day may come back; undefined where nothing is set. */
const windowOf = (profile: Profile, settled: string, reason: string | undefined): Window | undefined => {
  const days = clearingDays(profile);
  const { scheme } = profile;
  // Instant payments come back after a recall alone, as do those with the answer to one.
  if (scheme === 'inst' || reason === 'FOCR') return undefined;
  if (scheme === 'core' && reason === 'MD06')
    return { variant: 'authorised', last: days.add(addDays(settled, refundWeeks * 7), 2) };
  if (scheme === 'core' && reason === 'MD01')
    return { variant: 'unauthorised', last: addMonths(settled, refundMonths) };
  const most = bankDays[scheme];
  return { variant: 'days', last: days.add(settled, most), days: most };
};

/** a payment comes back in time. */
export const returnInTime = referralRule({
  id: 'R-09',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC125-05 (3 bank days), EPC016-06 (5 bank days, 8 weeks, 13 months) and EPC222-07 (3 bank days) on returns and refunds',
  earlier: 'asked',
  appliesTo: messages('pacs.004'),
  about: ({ node, facts, head, payment }, { profile }) => {
    const settled = payment?.facts.settlementDate ?? facts.settlementDate;
    const back = head.settlementDate ?? berlinClock(profile.now).date;
    const window = settled && windowOf(profile, settled, facts.reason);
    if (!window || back <= window.last) return [];
    const { variant, last, days } = window;
    const place = placeIn(node, 'OrgnlIntrBkSttlmDt', 'OrgnlTxId');
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
