import { defineRule } from '@clearbench/validation-engine/rule';
import { both, paymentsAndCustomerOrders, rulebooks } from '../../scope.ts';
import { addressForm, beyondCountry, partyAddresses, tooManyLines } from '../address-form.ts';

export const rule = defineRule({
  id: 'A-02',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['Dbtr/PstlAdr/TwnNm', 'Cdtr/PstlAdr/TwnNm'],
  appliesTo: both(paymentsAndCustomerOrders, rulebooks('2023')),
  select: partyAddresses,
  check: (node) => (addressForm(node) === 'structured' ? [] : [...beyondCountry(node), ...tooManyLines(node)]),
});
