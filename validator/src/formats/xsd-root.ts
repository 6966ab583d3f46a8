import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { contentOf, localName } from './xsd-types.ts';

const referredIn = (schema: MessageNode): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [schema];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.name === 'element' && at.attributes.ref) found.add(localName(at.attributes.ref));
    for (const child of at.children) open.push(child);
  }
  return found;
};

/** The root element of a schema: a global one that no other element contains and that substitutes no other. */
export const rootOf = (schema: MessageNode): MessageNode | undefined => {
  const globals = contentOf(schema).filter(
    ({ name, attributes }) => name === 'element' && attributes.abstract !== 'true' && !attributes.substitutionGroup,
  );
  const inside = referredIn(schema);
  const free = globals.filter(({ attributes }) => !inside.has(attributes.name ?? ''));
  return free.find(({ attributes }) => attributes.name === 'Document') ?? free[0] ?? globals[0];
};
