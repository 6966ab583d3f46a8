import { subsetFindings } from '../subset-comparison.ts';
import { subsetRule } from '../subset-rule.ts';

export const rule = subsetRule({
  id: 'E-01',
  concerns: ({ forbidden, oneOf }) => [...forbidden, ...(oneOf?.names ?? [])],
  check: (part, context) => subsetFindings(part, context).outside,
});
