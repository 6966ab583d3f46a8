import { defineRule } from '@clearbench/validation-engine/rule';
import { selectFields } from '../header-fields.ts';

export const rule = defineRule({
  id: 'H-04',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: () => true,
  select: [],
  selectIn: selectFields('testCode'),
  anchorsIn: selectFields('testCode'),
  check: (node, { profile: { direction, testCode } }) => {
    const { text: value } = node;
    const isCode = value === 'T' || value === 'P';
    // An answer has the code of the file that it answers.
    if (isCode && testCode === undefined && direction === 'ST') return [];
    const expected = testCode ?? 'T';
    if (value === expected) return [];
    return [{ node, variant: isCode ? 'other' : 'noCode', value, expected }];
  },
});
