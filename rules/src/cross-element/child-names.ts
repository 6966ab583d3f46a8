import type { MessageNode } from '@clearbench/iso20022/reader/message-node';

const haveNames = (children: readonly MessageNode[], names: readonly string[]): boolean => {
  if (children.length !== names.length) return false;
  for (let i = 0; i < names.length; i++) if (children[i]?.name !== names[i]) return false;
  return true;
};

/**
 * Whether an element has a child with one of the names. Most transactions have the same elements as the one before, so
 * the names in the latest element without such a child are remembered, and comparing them looks up none.
 */
export const hasChildOf = (wanted: ReadonlySet<string>): ((element: MessageNode) => boolean) => {
  let without: readonly string[] = [];
  return ({ children }) => {
    if (haveNames(children, without)) return false;
    if (children.some(({ name }) => wanted.has(name))) return true;
    without = children.map(({ name }) => name);
    return false;
  };
};
