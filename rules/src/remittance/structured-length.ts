import type { MessageNode } from '@clearbench/iso20022/reader/message-node';

const lengthOf = (node: MessageNode): number => {
  const tags = 2 * node.name.length + '<></>'.length;
  let attributes = 0;
  for (const [name, value] of Object.entries(node.attributes)) attributes += name.length + value.length + ' =""'.length;
  return tags + attributes + structuredLength(node);
};

/** The number of characters inside the element, tags and data, without white space between elements. */
export const structuredLength = (node: MessageNode): number =>
  node.children.length === 0 ? node.text.length : node.children.reduce((sum, child) => sum + lengthOf(child), 0);
