import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';

/** The number of messages between a message and the first one to which it refers in several steps. */
const depths = (messages: readonly ConversationMessage[]): ReadonlyMap<string, number> => {
  const refersTo = new Map(messages.map((message) => [message.key, message.refersTo]));
  const known = new Map<string, number>();
  const depthOf = (key: string, below: ReadonlySet<string>): number => {
    const found = known.get(key);
    if (found !== undefined || below.has(key)) return found ?? 0;
    const inner = new Set([...below, key]);
    const depth = (refersTo.get(key) ?? []).reduce((most, other) => Math.max(most, 1 + depthOf(other, inner)), 0);
    known.set(key, depth);
    return depth;
  };
  for (const { key } of messages) depthOf(key, new Set());
  return known;
};

/** Keys end with the number of an answer: a10 comes after a2. */
const byKey = new Intl.Collator('en', { numeric: true });

/**
 * Messages in the order of their times. With a fixed clock many have the same time: then a message comes after those to
 * which it refers, and those named in `last` come at the end, because they follow from messages to which they do not refer.
 */
export const inOrder = (
  messages: readonly ConversationMessage[],
  last: ReadonlySet<string>,
): readonly ConversationMessage[] => {
  const depth = depths(messages);
  const rank = ({ key }: ConversationMessage) => (last.has(key) ? Number.MAX_SAFE_INTEGER : (depth.get(key) ?? 0));
  return messages.toSorted(
    (one, other) => one.at.localeCompare(other.at) || rank(one) - rank(other) || byKey.compare(one.key, other.key),
  );
};
