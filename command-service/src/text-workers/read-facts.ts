import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { factElements, gatherFacts } from './gather-facts.ts';
import type { ReadFacts } from './text-workers.ts';

/** The facts of a text without a known message; for a broken text those before the error. */
export const readFacts = (bytes: Uint8Array): ReadFacts => {
  const { add, facts } = gatherFacts();
  const { messageType } = readMessage(bytes, { select: factElements, onNode: add });
  return { ...facts(), ...(messageType === undefined ? {} : { messageType }) };
};
