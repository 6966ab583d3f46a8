import { defineRule } from '@clearbench/validation-engine/rule';
import { both, paymentsAndCustomerOrders, rulebooks } from '../../scope.ts';
import { beyondCountry, partyAddresses, tooManyLines } from '../address-form.ts';

export const rule = defineRule({
  id: 'A-01',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['Dbtr/PstlAdr/StrtNm', 'Dbtr/PstlAdr/TwnNm', 'Cdtr/PstlAdr/StrtNm', 'Cdtr/PstlAdr/TwnNm'],
  appliesTo: both(paymentsAndCustomerOrders, rulebooks('2019', '2021')),
  select: partyAddresses,
  check: (node) => [...beyondCountry(node), ...tooManyLines(node)],
});
