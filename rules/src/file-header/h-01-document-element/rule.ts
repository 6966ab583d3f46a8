import { defineRule } from '@clearbench/validation-engine/rule';
import { selectFields } from '../header-fields.ts';

/** The structure check reports under this id a document element that does not belong to its namespace. */
export const rule = defineRule({
  id: 'H-01',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: () => true,
  select: [],
  selectIn: selectFields('fileType'),
  anchorsIn: selectFields('fileType'),
  check: (node, { file }) => {
    if (file === undefined || node.text === file.form.fileType) return [];
    const { root, fileType } = file.form;
    return [{ node, variant: 'type', value: node.text, expected: fileType, params: { root } }];
  },
});
