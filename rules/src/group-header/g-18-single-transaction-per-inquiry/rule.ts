import { defineRule } from '@clearbench/validation-engine/rule';
import { inquiries } from '../../r-messages/r-message-scopes.ts';

export const rule = defineRule<{ count: number }>({
  id: 'G-18',
  layer: 'scheme',
  severity: 'Error',
  appliesTo: inquiries,
  select: ['Undrlyg/IntrBk'],
  open: () => ({ count: 0 }),
  check: (node, _, state) => {
    state.count += 1;
    return state.count === 2 ? [{ node, variant: 'several', expected: '1' }] : [];
  },
  close: (_, { count }, root) => (count === 0 ? [{ node: root, variant: 'none', expected: '1' }] : []),
});
