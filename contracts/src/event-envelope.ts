/** The metadata of an event. Every field is a plain string; times are ISO 8601 in UTC. */
export type EventMetadata = {
  readonly at: string;
  /**
   * The business time of the environment; present only if its clock is not the real one. Business dates of documents
   * derive from it, see `businessAtOf`.
   */
  readonly businessAt?: string;
  /** The user's id, or `system:<name>` for a reaction, a clock or a seed. */
  readonly actor: string;
  /** The last four characters of the access token with which a program called as the actor; absent for a session. */
  readonly token?: string;
  /** Chosen by the client; the same command id on the same stream is the same command. */
  readonly commandId: string;
  /** Shared by all events and commands that follow from one request. */
  readonly correlationId: string;
  /** The id of the event that caused this one, or the command id for a user's command. */
  readonly causationId: string;
  /**
   * Keyed hash of the request that the client sent with the command id. Absent for commands without a client, and in
   * older events.
   */
  readonly content?: string;
  /** W3C traceparent of the work that wrote the event; present only with tracing configured. */
  readonly trace?: string;
};

/** The business time of an event: that of its environment, or the real time. */
export const businessAtOf = ({ at, businessAt }: Pick<EventMetadata, 'at' | 'businessAt'>): string => businessAt ?? at;

/** An event before it is stored. `schema` counts the shapes of its data, from 1. */
export type NewEvent = {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
  readonly metadata: EventMetadata;
};

/** A stored event: `revision` counts in its stream from 1, `position` increases over the whole log. */
export type RecordedEvent = NewEvent & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
};
