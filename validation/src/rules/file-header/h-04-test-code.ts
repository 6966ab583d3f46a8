import { rule } from '../../rule.ts';

/** H-04: the file says that it is a test, or that it is none, as the tester's settings do. */
export const testCode = rule({
  id: 'H-04',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source: 'Public samples of clearing files: TstCode T or P; which of them comes with the tester’s settings',
  appliesTo: () => true,
  select: ['TstCode'],
  check: (node, { profile: { testCode: expected = 'T' } }) => {
    const { text: value } = node;
    if (value === expected) return [];
    const isCode = value === 'T' || value === 'P';
    return [{ node, variant: isCode ? 'other' : 'noCode', value, expected }];
  },
});
