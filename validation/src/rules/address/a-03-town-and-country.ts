import { rule } from '../../rule.ts';
import { both, paymentsAndOrders, rulebooks } from '../scope.ts';
import { addressForm, missingTownOrCountry, partyAddresses } from './address-form.ts';

/** under rulebook 2023 a structured address has town and country. */
export const townAndCountry = rule({
  id: 'A-03',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 of 2023, usage rules of PostalAddress',
  appliesTo: both(paymentsAndOrders, rulebooks('2023')),
  select: partyAddresses,
  check: (node) => {
    const missing = addressForm(node) === 'structured' ? missingTownOrCountry(node) : [];
    return missing.length === 0 ? [] : [{ node, params: { missing: missing.join(', ') } }];
  },
});
