import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { Document } from '@clearbench/stores/document-store/document-store';
import type { AnyMessage } from './decider.ts';
import type { Projection, Reducer } from './projection.ts';

/** The reducer for events of this type. */
const reducerFor = <Doc extends Document, Event extends AnyMessage>(
  { on }: Projection<Doc, Event>,
  type: string,
): Reducer<Doc, AnyMessage> | undefined =>
  Object.hasOwn(on, type) ? (on as Record<string, Reducer<Doc, AnyMessage>>)[type] : undefined;

/** Whether a projection has a reducer for events of this type. */
export const readsType = (projection: Projection, type: string): boolean => reducerFor(projection, type) !== undefined;

/** The id of the document that an event belongs to; `undefined` where the projection has no reducer for it. */
export const keyOf = <Doc extends Document, Event extends AnyMessage>(
  projection: Projection<Doc, Event>,
  event: RecordedEvent,
): string | undefined => reducerFor(projection, event.type) && (projection as unknown as Projection).key(event);

/** The document after one event; `undefined` without a document. Throws what the reducer throws. */
export const reduceOne = <Doc extends Document, Event extends AnyMessage>(
  projection: Projection<Doc, Event>,
  before: Doc | undefined,
  event: RecordedEvent,
): Doc | undefined => {
  const after = reducerFor(projection, event.type)?.(before, event);
  return after === undefined ? before : (after ?? undefined);
};

/** All documents after these events, in memory. An event whose reducer throws leaves its document unchanged. */
export const foldAll = <Doc extends Document, Event extends AnyMessage>(
  projection: Projection<Doc, Event>,
  events: readonly RecordedEvent[],
  documents = new Map<string, Doc>(),
): Map<string, Doc> => {
  for (const event of events) {
    try {
      const key = keyOf(projection, event);
      if (key === undefined) continue;
      const after = reduceOne(projection, documents.get(key), event);
      if (after) documents.set(key, after);
      else documents.delete(key);
    } catch {
      // The projector parks this event; the document is unchanged in both cases.
    }
  }
  return documents;
};
