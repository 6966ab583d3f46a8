/** `size` is in bytes, before compression; `sha256` is lower-case hexadecimal. */
export type StoredContent = { readonly sha256: string; readonly size: number };

/**
 * Contents of files and other large values, addressed by their SHA-256, kept compressed in pieces of at most 1 MiB.
 *
 * Promised: when `put` resolves the content is on disk; the same bytes are kept once; a reader never sees half a content;
 * a `put` whose source fails, or whose process ends, leaves nothing behind for good; neither call holds the event loop for
 * more than one piece at a time. The bytes handed to `put` must stay as they are until it resolves.
 */
export type ContentStore = {
  put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredContent>;
  has(sha256: string): Promise<boolean>;
  /** Pieces in order, from that byte on where one is named. Fails with `store.contentMissing` {sha256} at the first pull where nothing is kept. */
  read(sha256: string, from?: number): AsyncIterable<Uint8Array>;
  /** The whole content in one buffer; fails like `read`. */
  get(sha256: string): Promise<Uint8Array>;
  /** Every later call fails with `store.closed`. */
  close(): Promise<void>;
};
