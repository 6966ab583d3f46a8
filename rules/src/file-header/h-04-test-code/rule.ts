import { defineRule } from '@clearbench/validation-engine/rule';

export const rule = defineRule({
  id: 'H-04',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: () => true,
  select: ['TstCode'],
  check: (node, { profile: { testCode: expected = 'T' } }) => {
    const { text: value } = node;
    if (value === expected) return [];
    const isCode = value === 'T' || value === 'P';
    return [{ node, variant: isCode ? 'other' : 'noCode', value, expected }];
  },
});
