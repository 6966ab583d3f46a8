import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { defineRule } from '@clearbench/validation-engine/rule';
import { selectFields } from '../header-fields.ts';

export const rule = defineRule({
  id: 'H-05',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: ({ profile }) => profile.direction !== undefined,
  select: [],
  selectIn: selectFields('fileType'),
  anchorsIn: selectFields('fileType'),
  check: (node, { file, profile: { direction, envelopes = neutralForms } }) => {
    const { text: value } = node;
    // H-01 reports a type other than that of the file's form.
    if (file === undefined || file.form.direction === direction || value !== file.form.fileType) return [];
    const fitting = envelopes.filter((form) => form.family === file.form.family && form.direction === direction);
    const expected = fitting.map(({ fileType }) => fileType).join(', ');
    return [{ node, variant: direction === 'TS' ? 'toClearing' : 'fromClearing', value, expected }];
  },
});
