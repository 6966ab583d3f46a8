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
};

/** Promised: at most once, in publishing order per publisher, never before the document can be read. Lost notices are made up by re-reading. */
export type ChangeFeed = {
  publish(notices: readonly ChangeNotice[]): Promise<void>;
  subscribe(listener: (notice: ChangeNotice) => void): () => void;
  close(): Promise<void>;
};
