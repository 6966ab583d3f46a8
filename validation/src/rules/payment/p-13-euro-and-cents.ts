import { rule } from '../../rule.ts';
import { euroFindings } from '../euro-amount.ts';
import { everyMessage } from '../scope.ts';

/** P-13: whatever else states an amount does it in euro and cents; G-03 and P-08 look after totals and payments. */
export const euroAndCents = rule({
  id: 'P-13',
  layer: 'scheme',
  severity: 'Error',
  source: 'SEPA schemes are in euro; ISO 4217 gives it two minor units',
  appliesTo: everyMessage,
  // What invoices amount to, in structured remittance, may be in any currency.
  select: [
    'GrpHdr/TtlRtrdIntrBkSttlmAmt',
    'GrpHdr/TtlRvsdIntrBkSttlmAmt',
    'OrgnlIntrBkSttlmAmt',
    'RtrdInstdAmt',
    'RvsdInstdAmt',
    'CompstnAmt',
    'ChrgsInf/Amt',
  ],
  check: euroFindings,
});
