import type { ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import type { CollectionShape, Document } from '@clearbench/stores/document-store/document-store';
import type { AnyMessage, Recorded } from './decider.ts';

/** The notice of a change; the projector adds the revision. */
export type Notice = Omit<ChangeNotice, 'revision'>;

/**
 * The document after the event: a document, `null` (deleted) or `undefined` (unchanged). Declared as a method, so that
 * reducers of single event types fit into a list for all types.
 */
export type Reducer<Doc extends Document, Event extends AnyMessage> = {
  reduce(doc: Doc | undefined, event: Recorded<Event>): Doc | null | undefined;
}['reduce'];

/** One reducer for each handled event type. */
export type Reducers<Doc extends Document, Event extends AnyMessage> = {
  readonly [T in Event['type']]?: Reducer<Doc, Extract<Event, { readonly type: T }>>;
};

export type ProjectionParts<Doc extends Document, Event extends AnyMessage> = {
  readonly name: string;
  /** A higher version rebuilds the read model beside the old one. */
  readonly version: number;
  readonly shape: CollectionShape;
  /** The document that an event belongs to; `undefined` for none. */
  key(event: Recorded<Event>): string | undefined;
  readonly on: Reducers<Doc, Event>;
  /** The notice to send; `doc` is the document after the event, or the last one before its deletion. */
  notice?(doc: Doc, event: Recorded<Event>): Notice | undefined;
};

/** The rules of a read model; without type arguments it is the type of any projection. */
export type Projection<Doc extends Document = Document, Event extends AnyMessage = AnyMessage> = ProjectionParts<
  Doc,
  Event
> & {
  /** `name@version`: the name of the collection and of the checkpoint. */
  readonly collection: string;
};

/** Declares a read model: pure reducers from events to documents. */
export const projection = <Doc extends Document, Event extends AnyMessage>(
  parts: ProjectionParts<Doc, Event>,
): Projection<Doc, Event> => ({ ...parts, collection: `${parts.name}@${parts.version}` });
