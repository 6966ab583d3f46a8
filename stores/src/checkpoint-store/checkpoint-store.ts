/**
 * How far each reader of the log has come. Checkpoints written with `DocumentStore.apply` are read here.
 * Promised: a position never goes back except through `reset`.
 */
export type CheckpointStore = {
  /** 0 for a reader that never ran. */
  get(name: string): Promise<number>;
  advance(name: string, position: number): Promise<void>;
  reset(name: string): Promise<void>;
  all(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
};
