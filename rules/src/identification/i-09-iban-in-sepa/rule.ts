import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isCountryCode } from '@clearbench/iso20022/code-sets/iso-countries';
import { inSepaSince, isInSepa } from '@clearbench/iso20022/code-sets/sepa-countries';
import { defineRule } from '@clearbench/validation-engine/rule';
import { paymentsAndCustomerOrders } from '../../scope.ts';

export const rule = defineRule<{ today: string | undefined }>({
  id: 'I-09',
  layer: 'scheme',
  severity: 'Error',
  codes: ['XT73'],
  appliesTo: paymentsAndCustomerOrders,
  select: ['IBAN'],
  open: () => ({ today: undefined }),
  check: (node, { profile }, state) => {
    state.today ??= berlinClock(profile.now).date;
    if (isInSepa(node.text, state.today)) return [];
    const country = node.text.slice(0, 2).toUpperCase();
    const since = inSepaSince(country);
    if (since !== undefined && since <= state.today) return [];
    const found = { node, value: node.text, params: { country } };
    if (since !== undefined) return [{ ...found, variant: 'notYet', expected: `>= ${since}` }];
    return [{ ...found, variant: isCountryCode(country) ? 'outside' : 'noCountry' }];
  },
});
