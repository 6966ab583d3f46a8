import { Document, isCollection, visit } from 'yaml';

const mostInline = 90;

/** A value as YAML; small collections inside lists are written on one line. */
export const writeYaml = (value: unknown): string => {
  const document = new Document(value, { version: '1.2', aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node, path) => {
      const isInside = path.length > 5;
      if (isInside && isCollection(node) && JSON.stringify(node.toJSON()).length < mostInline) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 120, flowCollectionPadding: true, singleQuote: true });
};
