import { Document, isScalar, visit } from 'yaml';

/** Characters of the longest map or list in one line. */
const longestLine = 120;

const isShort = (node: unknown): boolean => {
  const text = JSON.stringify((node as { toJSON(): unknown }).toJSON());
  return text.length < longestLine;
};

const isFlat = (items: readonly unknown[]): boolean => items.every(isScalar);

/** Writes a value as YAML: maps and lists of a few texts in one line, everything else in blocks. */
export const yamlFile = (value: unknown): string => {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Map: (key, node) => {
      const values = node.items.map((pair) => pair.value);
      if (key !== null && isFlat(values) && isShort(node)) node.flow = true;
    },
    Seq: (_, node) => {
      if (isFlat(node.items) && isShort(node)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true, singleQuote: true });
};
