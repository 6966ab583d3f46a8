import { type SeenMessageDocument, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import type { CommandContext } from '../command-context.ts';

/** An earlier message that the clearing has recorded. */
export type Original = { readonly messageId: string; readonly bytes: Uint8Array; readonly seen: SeenMessageDocument };

/** A status request refers to a recall, and the recall to a payment; longer chains do not occur. */
const generations = 2;
const mostOriginals = 10;

const findOriginal = async (
  { views, contents }: CommandContext,
  memory: string,
  messageId: string,
): Promise<Original | undefined> => {
  const seen = await views.get(seenMessageView, seenMessageId(memory, messageId));
  return seen && { messageId, bytes: await contents.get(seen.sha256), seen };
};

/**
 * The earlier messages a text refers to, and those they refer to, as far as the clearing accepted them in this memory of
 * the environment.
 */
export const originalsOf = async (context: CommandContext, memory: string, bytes: Uint8Array): Promise<Original[]> => {
  const originals: Original[] = [];
  const known = new Set<string>();
  let texts = [bytes];
  for (let generation = 0; generation < generations && texts.length > 0; generation += 1) {
    const named = (await Promise.all(texts.map((text) => context.textWorkers.referencedMessageIds(text)))).flat();
    const fresh = named.filter((id) => !known.has(id)).slice(0, mostOriginals - originals.length);
    for (const id of fresh) known.add(id);
    const found = await Promise.all(fresh.map((id) => findOriginal(context, memory, id)));
    const older = found.filter((original) => original !== undefined);
    originals.push(...older);
    texts = older.map((original) => original.bytes);
  }
  return originals;
};
