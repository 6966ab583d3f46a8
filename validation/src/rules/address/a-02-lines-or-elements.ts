import { rule } from '../../rule.ts';
import { both, paymentsAndOrders, rulebooks } from '../scope.ts';
import { addressForm, beyondCountry, partyAddresses, tooManyLines } from './address-form.ts';

/** under rulebook 2023 an address has free lines or structured elements, not both. */
export const linesOrElements = rule({
  id: 'A-02',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 of 2023, usage rules of AddressLine',
  appliesTo: both(paymentsAndOrders, rulebooks('2023')),
  select: partyAddresses,
  check: (node) => (addressForm(node) === 'structured' ? [] : [...beyondCountry(node), ...tooManyLines(node)]),
});
