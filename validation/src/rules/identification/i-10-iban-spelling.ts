import { rule } from '../../rule.ts';
import { paymentsAndOrders } from '../scope.ts';

const misspelt = /[a-z\s]/;

/** I-10: an IBAN is written in upper case and without blanks. */
export const ibanSpelling = rule({
  id: 'I-10',
  layer: 'scheme',
  severity: 'Error',
  source: 'ISO 13616, electronic format of the IBAN',
  appliesTo: paymentsAndOrders,
  select: ['IBAN'],
  check: (node) => {
    if (!misspelt.test(node.text)) return [];
    return [{ node, value: node.text, expected: node.text.replace(/\s+/g, '').toUpperCase() }];
  },
});
