import { descend, type MessageNode } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';

/** Names that are kept as XML elsewhere have an ending more. */
const xml = /\.xml$/i;

type Field = { readonly element: string; readonly variant: string; readonly named: string | undefined };

/** The header's field goes on where the name stops: a BIC by its branch, CORE by its last letter. */
const contradiction = (root: MessageNode, { element, variant, named }: Field): readonly RuleFinding[] => {
  const node = descend(root, element);
  if (node === undefined || named === undefined || node.text.startsWith(named)) return [];
  return [{ node, variant, value: node.text, expected: named }];
};

/** H-09: the file's name is made as the form says, and says what the header says. Names are free here, hence a warning for their form. */
export const fileName = rule({
  id: 'H-09',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source: 'Public descriptions of file names of clearings: version, service, BIC, free part, letter of the type',
  appliesTo: ({ profile, file }) => profile.fileName !== undefined && file?.form.fileName !== undefined,
  select: [],
  check: () => [],
  close: ({ profile: { fileName: value = '' }, file }, _, root) => {
    const { pattern = '', sample = '' } = file?.form.fileName ?? {};
    const match = new RegExp(`^(?:${pattern})$`).exec(value.replace(xml, ''));
    if (match === null) return [{ node: root, variant: 'form', value, expected: sample, severity: 'Warning' }];
    const { bic, service } = match.groups ?? {};
    return [
      ...contradiction(root, { element: 'SndgInst', variant: 'bic', named: bic }),
      ...contradiction(root, { element: 'SrvcId', variant: 'service', named: service }),
    ];
  },
});
