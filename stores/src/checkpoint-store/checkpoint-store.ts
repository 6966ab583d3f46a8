/**
 * How far each reader of the log has come. Checkpoints written with `DocumentStore.apply` are read here.
 *
 * Promised: a position never goes back except through `reset`; what was advanced survives the end of the process.
 */
export type CheckpointStore = {
  /** 0 for a reader that never ran. */
  get(name: string): Promise<number>;
  advance(name: string, position: number): Promise<void>;
  /** Back to 0, as if the reader had never run. */
  reset(name: string): Promise<void>;
  /** Every reader that advanced since its last reset. */
  all(): Promise<ReadonlyMap<string, number>>;
  /** Every later call fails with `store.closed`. */
  close(): Promise<void>;
};
