/**
 * Says that a read model's document changed. `audience` names who may hear of it (`env:<environmentId>`, `user:<userId>`, `admins`,
 * `everyone`); `body` is set only for topics that carry their state (the transfer's), all others say just "changed".
 */
export type ChangeNotice = {
  readonly topic: string;
  readonly id: string;
  /** Position of the last event in the document: a reader drops what is older than it holds. */
  readonly revision: number;
  readonly audience: string;
  readonly body?: unknown;
  /** The request it follows from, and where in a trace; for those who look after the product. */
  readonly correlationId?: string;
  readonly trace?: string;
};

/**
 * Carries change notices from projectors to whoever pushes them on.
 *
 * Promised: at most once, in publishing order per publisher; a listener that throws disturbs neither the publisher nor the
 * other listeners; after `close` nothing is delivered and publishing is silently lost. The publisher publishes only what can
 * already be read. Lost notices are made up by re-reading.
 */
export type ChangeFeed = {
  publish(notices: readonly ChangeNotice[]): Promise<void>;
  /** Hears what is published from now on. Returns the unsubscribe. */
  subscribe(listener: (notice: ChangeNotice) => void): () => void;
  close(): Promise<void>;
};
