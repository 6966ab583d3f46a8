import { elementOf } from '@clearbench/iso20022/envelopes/file-form';
import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';

/** A file name can have the additional extension .xml. */
const xml = /\.xml$/i;

type Field = { readonly element: string | undefined; readonly variant: string; readonly named: string | undefined };

/** The header field can be longer than its part of the file name: a BIC with branch, CORE with its last letter. */
const contradiction = (root: MessageNode, { element, variant, named }: Field): readonly RuleFinding[] => {
  const node = element === undefined ? undefined : descend(root, ...element.split('/'));
  if (node === undefined || named === undefined || node.text.startsWith(named)) return [];
  return [{ node, variant, value: node.text, expected: named }];
};

/** Clearbench accepts any file name, so a name of another form is a warning. */
export const rule = defineRule({
  id: 'H-09',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: ({ profile, file }) => profile.fileName !== undefined && file?.form.fileName !== undefined,
  select: [],
  check: () => [],
  close: ({ profile: { fileName: value = '' }, file }, _, root) => {
    if (file === undefined) return [];
    const { pattern = '', sample = '' } = file.form.fileName ?? {};
    const match = new RegExp(`^(?:${pattern})$`).exec(value.replace(xml, ''));
    if (match === null) return [{ node: root, variant: 'form', value, expected: sample, severity: 'Warning' }];
    const { bic, service } = match.groups ?? {};
    return [
      ...contradiction(root, { element: elementOf(file.form, 'sender'), variant: 'bic', named: bic }),
      ...contradiction(root, { element: elementOf(file.form, 'service'), variant: 'service', named: service }),
    ];
  },
});
