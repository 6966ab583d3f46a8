import { defineRule } from '@clearbench/validation-engine/rule';
import { both, paymentsAndCustomerOrders, rulebooks } from '../../scope.ts';
import { addressForm, missingTownOrCountry, partyAddresses, tooManyLines } from '../address-form.ts';

export const rule = defineRule({
  id: 'A-04',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: both(paymentsAndCustomerOrders, rulebooks('2025')),
  anchors: partyAddresses.flatMap((address) => ['TwnNm', 'Ctry', 'AdrLine'].map((name) => `${address}/${name}`)),
  select: partyAddresses,
  check: (node) => {
    const form = addressForm(node);
    const missing = form === 'unstructured' ? [] : missingTownOrCountry(node);
    const lines = tooManyLines(node);
    if (missing.length === 0) return lines;
    return [...lines, { node, variant: form, params: { missing: missing.join(', ') } }];
  },
});
