/**
 * Where a reader is to stand. Under a `fence` it is moved only by who comes with the same number or a higher one: whoever
 * was told to stop, and has not heard it yet, fails with `store.fenced` {name}. Without one nothing of the kind is asked.
 */
export type Checkpoint = { readonly name: string; readonly position: number; readonly fence?: number };

/**
 * How far each reader of the log has come. Checkpoints written with `DocumentStore.apply` are read here.
 *
 * Promised: a position never goes back except through `reset`, a fence never falls but with it; what was
 * advanced survives the end of the process.
 */
export type CheckpointStore = {
  /** 0 for a reader that never ran. */
  get(name: string): Promise<number>;
  /** Position 0 moves nothing and puts up the fence. */
  advance(name: string, position: number, fence?: number): Promise<void>;
  /** Back to 0, as if the reader had never run. */
  reset(name: string): Promise<void>;
  /** Every reader that advanced since its last reset. */
  all(): Promise<ReadonlyMap<string, number>>;
  /** Every later call fails with `store.closed`. */
  close(): Promise<void>;
};
