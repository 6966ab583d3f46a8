import { limit } from '@clearbench/xml/tokenizer/token';
import type { MessageNode } from './message-node.ts';
import { createMessageReader } from './read-message.ts';

/** The wanted elements of a message one after another; the message is read as far as the caller takes them. */
export const nodesIn = function* (bytes: Uint8Array, select: readonly string[]): Iterable<MessageNode> {
  let found: MessageNode[] = [];
  const reader = createMessageReader({ select, onNode: (node) => void found.push(node) });
  for (let from = 0; from < bytes.length; from += limit.piece) {
    reader.push(bytes.subarray(from, from + limit.piece));
    yield* found;
    found = [];
  }
  reader.finish();
  yield* found;
};
