import type { MessageNode } from '../message-node.ts';

/** True inside the copy of an original payment that an R-message carries: its faults are the original's, not the message's. */
export const isQuoted = (node: MessageNode): boolean => {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at.name === 'OrgnlTxRef') return true;
  return false;
};
