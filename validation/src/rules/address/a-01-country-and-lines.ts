import { rule } from '../../rule.ts';
import { both, paymentsAndOrders, rulebooks } from '../scope.ts';
import { beyondCountry, partyAddresses, tooManyLines } from './address-form.ts';

/** until rulebook 2023 an address is a country and two free lines. */
export const countryAndLines = rule({
  id: 'A-01',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 of 2019 and 2021, usage rules of PostalAddress',
  appliesTo: both(paymentsAndOrders, rulebooks('2019', '2021')),
  select: partyAddresses,
  check: (node) => [...beyondCountry(node), ...tooManyLines(node)],
});
