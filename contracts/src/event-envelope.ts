/** Who, when and why of an event; every field is a plain string, times are ISO 8601 in UTC. */
export type EventMetadata = {
  readonly at: string;
  /** The user's id, or `system:<name>` for a reaction, a clock or a seed. */
  readonly actor: string;
  /** Chosen by the client; the same command id on the same stream is the same command. */
  readonly commandId: string;
  /** Shared by everything that follows from one request. */
  readonly correlationId: string;
  /** The id of the event that led to this one, or the command id where a person did. */
  readonly causationId: string;
  /** W3C traceparent of the work it happened in; only where an operator has traces collected. */
  readonly trace?: string;
};

/** An event as it is handed to the store. `schema` counts the shapes its data has had, from 1. */
export type NewEvent = {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
  readonly metadata: EventMetadata;
};

/** An event as the store gives it back: `revision` counts in its stream from 1, `position` grows over the whole log. */
export type RecordedEvent = NewEvent & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
};
