import type { ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import type { CollectionShape, Document } from '@clearbench/stores/document-store/document-store';
import type { AnyMessage, Recorded } from './decider.ts';

/** What is told of a change; the projector adds the revision. */
export type Notice = Omit<ChangeNotice, 'revision'>;

/**
 * The document after the event: a document, `null` (it is gone) or `undefined` (leave things as they are).
 * Written as a method's type, so that a reducer of one event type may stand in a list of all of them.
 */
export type Reducer<Doc extends Document, Event extends AnyMessage> = {
  reduce(doc: Doc | undefined, event: Recorded<Event>): Doc | null | undefined;
}['reduce'];

/** One reducer for each event type listened to. */
export type Reducers<Doc extends Document, Event extends AnyMessage> = {
  readonly [T in Event['type']]?: Reducer<Doc, Extract<Event, { readonly type: T }>>;
};

export type ProjectionParts<Doc extends Document, Event extends AnyMessage> = {
  readonly name: string;
  /** Raise it and the read model is built anew beside the old one. */
  readonly version: number;
  readonly shape: CollectionShape;
  /** Which document an event belongs to; `undefined` where it belongs to none. */
  key(event: Recorded<Event>): string | undefined;
  readonly on: Reducers<Doc, Event>;
  /** Whom to tell; `doc` is the document after the event, or the last one there was when the event removed it. */
  notice?(doc: Doc, event: Recorded<Event>): Notice | undefined;
};

/** A read model's rules; without its type arguments it stands for any of them. */
export type Projection<Doc extends Document = Document, Event extends AnyMessage = AnyMessage> = ProjectionParts<
  Doc,
  Event
> & {
  /** `name@version`: the collection of documents, and the name of the checkpoint. */
  readonly collection: string;
};

/** Declares a read model: from events to documents, by pure reducers. */
export const projection = <Doc extends Document, Event extends AnyMessage>(
  parts: ProjectionParts<Doc, Event>,
): Projection<Doc, Event> => ({ ...parts, collection: `${parts.name}@${parts.version}` });
