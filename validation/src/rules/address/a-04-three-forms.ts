import { rule } from '../../rule.ts';
import { both, paymentsAndOrders, rulebooks } from '../scope.ts';
import { addressForm, missingTownOrCountry, partyAddresses, tooManyLines } from './address-form.ts';

/** from rulebook 2025 an address is structured, hybrid or, for a while, unstructured. */
export const threeForms = rule({
  id: 'A-04',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 of 2025 and EPC153-22 (guidance on addresses)',
  appliesTo: both(paymentsAndOrders, rulebooks('2025')),
  select: partyAddresses,
  check: (node) => {
    const form = addressForm(node);
    const missing = form === 'unstructured' ? [] : missingTownOrCountry(node);
    const lines = tooManyLines(node);
    if (missing.length === 0) return lines;
    return [...lines, { node, variant: form, params: { missing: missing.join(', ') } }];
  },
});
