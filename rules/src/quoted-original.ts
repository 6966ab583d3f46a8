import type { MessageNode } from '@clearbench/iso20022/reader/message-node';

/** True inside the copy of the original payment in an R-message; its errors are those of the original. */
export const isInQuotedOriginal = (node: MessageNode): boolean => {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at.name === 'OrgnlTxRef') return true;
  return false;
};
