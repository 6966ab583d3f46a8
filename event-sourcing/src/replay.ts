import type { Document } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { AnyMessage } from './decider.ts';
import type { Projection } from './projection.ts';
import { foldAll } from './projection-fold.ts';

const pageSize = 1_000;

/**
 * The expected content of a read model: all its documents by key, folded in memory from the start of the log up to and
 * including a position.
 */
export const replay = async <Doc extends Document, Event extends AnyMessage>(
  projection: Projection<Doc, Event>,
  events: EventStore,
  until = Number.POSITIVE_INFINITY,
): Promise<Map<string, Doc>> => {
  const documents = new Map<string, Doc>();
  let after = 0;
  for (;;) {
    const page = await events.readAll(after, pageSize);
    foldAll(
      projection,
      page.filter(({ position }) => position <= until),
      documents,
    );
    const last = page.at(-1);
    if (!last || last.position >= until) return documents;
    after = last.position;
  }
};
