import { rule } from '../../rule.ts';
import { inquiries } from '../answers/r-messages.ts';

/** G-18: an inquiry is about one payment between banks: not about two, and not about an order or a booking. */
export const onePaymentAskedAbout = rule<{ count: number }>({
  id: 'G-18',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06, SCT inquiries: one interbank transaction for each message (Underlying, Interbank)',
  appliesTo: inquiries,
  select: ['Undrlyg/IntrBk'],
  open: () => ({ count: 0 }),
  check: (node, _, state) => {
    state.count += 1;
    return state.count === 2 ? [{ node, variant: 'several', expected: '1' }] : [];
  },
  close: (_, { count }, root) => (count === 0 ? [{ node: root, variant: 'none', expected: '1' }] : []),
});
