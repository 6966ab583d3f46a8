import { subsetFindings } from '../subset-comparison.ts';
import { subsetRule } from '../subset-rule.ts';

export const rule = subsetRule({
  id: 'E-04',
  concerns: ({ allowed }) => [...allowed].flatMap(([name, { value }]) => (value === undefined ? [] : [name])),
  check: (part, context) => subsetFindings(part, context).values,
});
