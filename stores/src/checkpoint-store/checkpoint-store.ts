/**
 * The position of a reader. With a `fence` only a caller with the same or a higher number moves it: a previous lease
 * holder fails with `store.fenced` {name}. Without a fence the check is skipped.
 */
export type Checkpoint = { readonly name: string; readonly position: number; readonly fence?: number };

/**
 * The position of each reader of the log. Checkpoints written with `DocumentStore.apply` are read here.
 *
 * Guarantees: a position and a fence decrease only through `reset`; an advanced position survives the end of the
 * process.
 */
export type CheckpointStore = {
  /** 0 for a reader that never ran. */
  get(name: string): Promise<number>;
  /** Position 0 sets the fence without moving the position. */
  advance(name: string, position: number, fence?: number): Promise<void>;
  /** Sets the position to 0, as for a reader that never ran. */
  reset(name: string): Promise<void>;
  /** Every reader that advanced since its last reset. */
  all(): Promise<ReadonlyMap<string, number>>;
  /** Every later call fails with `store.closed`. */
  close(): Promise<void>;
};
