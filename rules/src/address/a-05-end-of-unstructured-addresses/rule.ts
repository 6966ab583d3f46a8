import { addDays, dayNumber } from '@clearbench/calendars/iso-date';
import { defineRule } from '@clearbench/validation-engine/rule';
import { type PaymentDay, paymentDay, paymentDays, readPaymentDay } from '../../payment-day.ts';
import { both, paymentsAndCustomerOrders, rulebooks } from '../../scope.ts';
import { addressForm, partyAddresses } from '../address-form.ts';

/** The first settlement or execution date on which unstructured addresses are rejected. */
const unstructuredEnds = '2026-11-15';

const warnedFrom = addDays(unstructuredEnds, -180);

export const rule = defineRule<PaymentDay>({
  id: 'A-05',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: both(paymentsAndCustomerOrders, rulebooks('2025')),
  select: [...paymentDays, ...partyAddresses],
  transactionState: () => 'compared',
  open: () => ({ day: undefined }),
  check: (node, context, state) => {
    if (readPaymentDay(node, state) || addressForm(node) !== 'unstructured') return [];
    const settles = paymentDay(context, state);
    if (settles < warnedFrom) return [];
    const found = { node, params: { settles, ends: unstructuredEnds } };
    if (settles >= unstructuredEnds) return [{ ...found, variant: 'ended' }];
    const days = dayNumber(unstructuredEnds) - dayNumber(settles);
    return [{ ...found, variant: 'ends', severity: 'Warning', params: { ...found.params, days } }];
  },
});
