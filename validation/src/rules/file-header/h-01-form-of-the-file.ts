import { rule } from '../../rule.ts';

/**
 * H-01: document element, namespace and stated type of a file say the same. That the element is the one of its namespace
 * is seen when the file begins, by the structure, and reported under this rule.
 */
export const formOfTheFile = rule({
  id: 'H-01',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  source: 'Public samples of clearing files: element, namespace and FType agree; the neutral names are ours',
  appliesTo: () => true,
  select: ['FType'],
  check: (node, { file }) => {
    if (file === undefined || node.text === file.form.fileType) return [];
    const { root, fileType } = file.form;
    return [{ node, variant: 'type', value: node.text, expected: fileType, params: { root } }];
  },
});
