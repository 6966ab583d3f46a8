import { defineRule } from '@clearbench/validation-engine/rule';
import { both, paymentsAndCustomerOrders, rulebooks } from '../../scope.ts';
import { addressForm, missingTownOrCountry, partyAddresses } from '../address-form.ts';

export const rule = defineRule({
  id: 'A-03',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: both(paymentsAndCustomerOrders, rulebooks('2023')),
  anchors: partyAddresses.flatMap((address) => [`${address}/TwnNm`, `${address}/Ctry`]),
  select: partyAddresses,
  check: (node) => {
    const missing = addressForm(node) === 'structured' ? missingTownOrCountry(node) : [];
    return missing.length === 0 ? [] : [{ node, params: { missing: missing.join(', ') } }];
  },
});
