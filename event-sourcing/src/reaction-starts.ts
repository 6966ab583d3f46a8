import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { readerOf } from './perform-reaction.ts';
import type { Reaction } from './reaction.ts';

type Start = { readonly after: number };

const collection = 'reaction-starts';

/**
 * Where a reaction goes on. A new one that starts at the head writes down where that was: the empty log has the same
 * checkpoint as a reaction that never ran, and what happens right after must not be missed.
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
