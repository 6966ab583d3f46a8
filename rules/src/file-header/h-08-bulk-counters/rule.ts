import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { counterFields } from '../header-fields.ts';

export const rule = defineRule({
  id: 'H-08',
  layer: 'clearing',
  severity: 'Error',
  coveredBy: 'T-03',
  anchorsIn: counterFields,
  concerns: 'file',
  appliesTo: () => true,
  select: [],
  check: () => [],
  close: ({ file }, _, root) =>
    (file?.form.bulks ?? []).flatMap(({ element, counter = '' }): readonly RuleFinding[] => {
      const node = descend(root, ...counter.split('/'));
      const found = file?.bulks.get(element) ?? 0;
      if (node === undefined || !/^\d+$/.test(node.text) || Number(node.text) === found) return [];
      return [{ node, value: node.text, expected: String(found), params: { counter, bulk: element } }];
    }),
});
