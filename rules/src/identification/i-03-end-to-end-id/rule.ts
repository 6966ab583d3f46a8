import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { paymentsAndCustomerOrders } from '../../scope.ts';

const prescribed = 'NOTPROVIDED';
const meansNothing = /^(?:not[ _.-]?(?:provided|given|available|applicable)|n[/.-]?a\.?|none|nil|-+|\.+)$/i;

export const rule = defineRule({
  id: 'I-03',
  layer: 'scheme',
  severity: 'Warning',
  coveredBy: 'T-03',
  appliesTo: paymentsAndCustomerOrders,
  select: ['PmtId/EndToEndId'],
  check: (node) => {
    const value = node.text;
    if (value === prescribed || !meansNothing.test(value.trim())) return noFindings;
    return [{ node, value, expected: prescribed }];
  },
});
