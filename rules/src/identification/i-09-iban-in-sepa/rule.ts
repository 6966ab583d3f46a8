import { isCountryCode } from '@clearbench/iso20022/code-sets/iso-countries';
import { inSepaSince, isInSepa } from '@clearbench/iso20022/code-sets/sepa-countries';
import { defineRule } from '@clearbench/validation-engine/rule';
import { type PaymentDay, paymentDay, paymentDays, readPaymentDay } from '../../payment-day.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';

export const rule = defineRule<PaymentDay>({
  id: 'I-09',
  layer: 'scheme',
  severity: 'Error',
  codes: ['XT73'],
  appliesTo: paymentsAndCustomerOrders,
  select: [...paymentDays, 'IBAN'],
  open: () => ({ day: undefined }),
  check: (node, context, state) => {
    if (readPaymentDay(node, state)) return [];
    const day = paymentDay(context, state);
    if (isInSepa(node.text, day)) return [];
    const country = node.text.slice(0, 2).toUpperCase();
    const since = inSepaSince(country);
    if (since !== undefined && since <= day) return [];
    const found = { node, value: node.text, params: { country } };
    if (since !== undefined) return [{ ...found, variant: 'notYet', expected: `>= ${since}` }];
    return [{ ...found, variant: isCountryCode(country) ? 'outside' : 'noCountry' }];
  },
});
