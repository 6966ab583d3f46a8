import { isCountryCode } from '@clearbench/iso20022/code-sets/iso-countries';
import { inSepaSince, isInSepa, isPairInSepa } from '@clearbench/iso20022/code-sets/sepa-countries';
import { bicCountry, countryInBic } from '@clearbench/iso20022/identifiers/bic';
import { leadingPair } from '@clearbench/iso20022/reader/leading-pair';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, noFindings, type RuleFinding } from '@clearbench/validation-engine/rule';
import { type PaymentDay, paymentDay, paymentDays, readPaymentDay } from '../../payment-day.ts';
import { paymentsAndCustomerOrders } from '../../scope.ts';

/** The BICs of the banks of payer and payee, in the message versions of 2019 and 2009. */
const banks = ['DbtrAgt', 'CdtrAgt'].flatMap((agent) => [`${agent}/FinInstnId/BICFI`, `${agent}/FinInstnId/BIC`]);

/** I-12 and I-13 report BICs without a country; those with XE, such as the BIC of TARGET, have none. */
const bankFindings = (node: MessageNode, day: string): readonly RuleFinding[] => {
  const value = node.text;
  if (isInSepa(value, day, countryInBic)) return noFindings;
  const country = bicCountry(value);
  if (!isCountryCode(country)) return noFindings;
  const since = inSepaSince(country);
  const found = { node, value, params: { country } };
  return [
    since === undefined ? { ...found, variant: 'bank' } : { ...found, variant: 'bankNotYet', expected: `>= ${since}` },
  ];
};

export const rule = defineRule<PaymentDay>({
  id: 'I-09',
  layer: 'scheme',
  severity: 'Error',
  codes: ['XT73'],
  appliesTo: paymentsAndCustomerOrders,
  select: [...paymentDays, 'IBAN', ...banks],
  transactionState: () => 'compared',
  open: () => ({ day: undefined }),
  inParts: { same: ({ day = '' }) => day },
  check: (node, context, state) => {
    const isIban = node.name === 'IBAN';
    if (!isIban && readPaymentDay(node, state)) return noFindings;
    const day = paymentDay(context, state);
    if (!isIban) return bankFindings(node, day);
    if (isPairInSepa(leadingPair(node), day)) return noFindings;
    const country = node.text.slice(0, 2).toUpperCase();
    const since = inSepaSince(country);
    if (since !== undefined && since <= day) return noFindings;
    const found = { node, value: node.text, params: { country } };
    if (since !== undefined) return [{ ...found, variant: 'notYet', expected: `>= ${since}` }];
    return [{ ...found, variant: isCountryCode(country) ? 'outside' : 'noCountry' }];
  },
});
