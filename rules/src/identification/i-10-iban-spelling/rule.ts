import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { accountReports, either, paymentsAndCustomerOrders } from '../../scope.ts';
import { hasValidIban } from '../iban-verdict.ts';

const misspelt = /[a-z\s]/;

export const rule = defineRule({
  id: 'I-10',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AC01'],
  appliesTo: either(paymentsAndCustomerOrders, accountReports),
  select: ['IBAN'],
  check: (node) => {
    if (hasValidIban(node) || !misspelt.test(node.text)) return noFindings;
    return [{ node, value: node.text, expected: node.text.replace(/\s+/g, '').toUpperCase() }];
  },
});
