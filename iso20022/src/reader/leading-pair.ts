import { letterPair } from '../code-sets/letter-pair-index.ts';
import type { MessageNode } from './message-node.ts';

/**
 * The two letters with which the text begins, as one number. The answer of a rule that reads no more of the text, e.g.
 * the country of an IBAN, is remembered until these letters change.
 */
export const leadingPair = (node: MessageNode): number => node.leadingPair ?? letterPair(node.text, 0);
