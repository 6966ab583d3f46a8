import { millisecondsPerHour } from '@clearbench/contracts/time/durations';

/** `size` is in bytes, before compression; `sha256` is lower-case hexadecimal. */
export type StoredContent = { readonly sha256: string; readonly size: number };

/** How often the store records that a content was put again, in milliseconds; `remove` allows for it. */
export const notedEvery = millisecondsPerHour;

/**
 * Contents of files and other large values, addressed by their SHA-256, stored compressed in chunks of at most 1 MiB.
 *
 * Guarantees: when `put` resolves the content is on disk; identical bytes are stored once; a reader never sees a
 * partial content; a `put` that fails or whose process ends leaves no data behind permanently; no call blocks the event
 * loop for more than one chunk. The caller must not modify the bytes until `put` resolves.
 */
export type ContentStore = {
  put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredContent>;
  has(sha256: string): Promise<boolean>;
  /**
   * Chunks in order, from byte `from` on. Fails with `store.contentMissing` {sha256} at the first pull for an unknown
   * content.
   */
  read(sha256: string, from?: number): AsyncIterable<Uint8Array>;
  /** Size of a content in bytes; fails like `read`. */
  size(sha256: string): Promise<number>;
  /** The whole content in one buffer; fails like `read`. */
  get(sha256: string): Promise<Uint8Array>;
  /**
   * Removes a content that was last put before an instant in milliseconds since 1970; false where it is unknown or was
   * put since. Concurrent readers get `store.contentMissing`. A crash removes all of it or nothing.
   */
  remove(sha256: string, putBefore: number): Promise<boolean>;
  /** Every later call fails with `store.closed`. */
  close(): Promise<void>;
};
