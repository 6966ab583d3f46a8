import { subsetFindings } from '../subset-comparison.ts';
import { subsetRule } from '../subset-rule.ts';

export const rule = subsetRule({
  id: 'E-03',
  concerns: ({ allowed }) => [...allowed].flatMap(([name, { isLimited }]) => (isLimited ? [name] : [])),
  check: (part, context) => subsetFindings(part, context).repeated,
});
