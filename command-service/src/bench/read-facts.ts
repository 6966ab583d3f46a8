import { readMessage } from '@clearbench/validation/read-message';
import type { ReadFacts } from './bench.ts';
import { gatherFacts, telling } from './gather-facts.ts';

/** The facts of a text the validator knows no message in; a broken one tells what could be read before it broke. */
export const readFacts = (bytes: Uint8Array): ReadFacts => {
  const { add, facts } = gatherFacts();
  const { messageType } = readMessage(bytes, { select: telling, onNode: add });
  return { ...facts(), ...(messageType === undefined ? {} : { messageType }) };
};
