/**
 * A notice that a document of a read model changed. `audience` names the receivers (`env:<environmentId>`,
 * `user:<userId>`, `admins`, `everyone`); `body` is set only for topics that carry their state (transfers).
 */
export type ChangeNotice = {
  readonly topic: string;
  readonly id: string;
  /** Position of the last event in the document: readers drop notices that are older than their document. */
  readonly revision: number;
  readonly audience: string;
  readonly body?: unknown;
  /** The request and the trace that caused the change; for operators. */
  readonly correlationId?: string;
  readonly trace?: string;
};

/**
 * Carries change notices from projectors to subscribers.
 *
 * Guarantees: delivery at most once, in publishing order per publisher; a listener that throws affects neither the
 * publisher nor other listeners; after `close` nothing is delivered and published notices are dropped. A publisher
 * publishes only changes that can already be read. Clients compensate for lost notices by reading again.
 */
export type ChangeFeed = {
  publish(notices: readonly ChangeNotice[]): Promise<void>;
  /** Receives notices that are published from now on. Returns the unsubscribe function. */
  subscribe(listener: (notice: ChangeNotice) => void): () => void;
  close(): Promise<void>;
};
