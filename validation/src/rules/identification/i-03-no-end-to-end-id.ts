import { rule } from '../../rule.ts';
import { paymentsAndOrders } from '../scope.ts';

const prescribed = 'NOTPROVIDED';
const meansNothing = /^(?:not[ _.-]?(?:provided|given|available|applicable)|n[/.-]?a\.?|none|nil|-+|\.+)$/i;

/** I-03: where the payer gave no reference, the word for it is NOTPROVIDED. That the element is there, T-03 sees to. */
export const noEndToEndId = rule({
  id: 'I-03',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC115-06 and EPC114-06, usage rule of EndToEndIdentification',
  appliesTo: paymentsAndOrders,
  select: ['PmtId/EndToEndId'],
  check: (node) => {
    const value = node.text;
    if (value === prescribed || !meansNothing.test(value.trim())) return [];
    return [{ node, value, expected: prescribed }];
  },
});
