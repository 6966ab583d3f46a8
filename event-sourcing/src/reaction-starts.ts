import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { readerOf } from './perform-reaction.ts';
import type { Reaction } from './reaction.ts';

type Start = { readonly after: number };

const collection = 'reaction-starts';

/**
 * The start position of a reaction. A new reaction that starts at the head stores that position, because the checkpoint
 * of an empty log equals that of a reaction that never ran, and the next event must not be skipped.
 */
export const startOf = async (
  reaction: Reaction,
  parts: { readonly events: EventStore; readonly checkpoints: CheckpointStore; readonly documents: DocumentStore },
): Promise<number> => {
  const { events, checkpoints, documents } = parts;
  const checkpoint = await checkpoints.get(readerOf(reaction));
  if (checkpoint > 0 || reaction.startsAt !== 'head') return checkpoint;
  await documents.prepare(collection, { indexes: [] });
  const known = await documents.get<Start>(collection, reaction.name);
  if (known) return known.document.after;
  const after = await events.head();
  await documents.apply(collection, [{ id: reaction.name, position: 1, document: { after } }]);
  return after;
};
