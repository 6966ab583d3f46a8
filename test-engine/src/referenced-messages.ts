import { readMessage } from '@clearbench/iso20022/reader/read-message';

/** The messages an R-message refers to (OrgnlMsgId of pacs.004, camt.056, camt.029, pacs.028), each once, in the order of the file. */
export const referencedMessageIds = (bytes: Uint8Array): readonly string[] => {
  const ids = new Set<string>();
  readMessage(bytes, { select: ['OrgnlMsgId'], onNode: ({ text }) => ids.add(text) });
  return [...ids];
};
