import { builtInEnvelopes } from '@clearbench/iso20022/envelopes/envelopes';
import { defineRule } from '@clearbench/validation-engine/rule';

export const rule = defineRule({
  id: 'H-05',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: ({ profile }) => profile.direction !== undefined,
  select: ['FType'],
  check: (node, { file, profile: { direction, envelopes = builtInEnvelopes } }) => {
    const { text: value } = node;
    // H-01 reports a type other than that of the file's form.
    if (file === undefined || file.form.direction === direction || value !== file.form.fileType) return [];
    const fitting = envelopes.filter((form) => form.root === file.form.root && form.direction === direction);
    const expected = fitting.map(({ fileType }) => fileType).join(', ');
    return [{ node, variant: direction === 'TS' ? 'toClearing' : 'fromClearing', value, expected }];
  },
});
