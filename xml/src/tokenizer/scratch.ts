import { objectPool } from '../object-pool.ts';
import { type AsciiReader, asciiReader } from './decode.ts';
import { limit } from './token.ts';

/** Tags whose followers are remembered, a power of two: beyond those of the names a message needs, tags share places. */
export const followed = 8_192;

/** Where a tokenizer keeps what it knows of a tag and of the open elements. */
export type Scratch = {
  /** Its first buffer; it makes a larger one if it needs it. */
  bytes: Uint8Array;
  /** Reads ASCII out of `bytes`. */
  ascii: AsciiReader;
  readonly attributeNames: Int32Array;
  readonly attributeFrom: Int32Array;
  readonly attributeTo: Int32Array;
  readonly attributeFlags: Uint8Array;
  /** By the last tag, the name that followed it the last time; names are looked up by it first. */
  readonly followers: Int32Array;
  readonly openNames: Int32Array;
  readonly openUris: Int32Array;
};

const noBytes = new Uint8Array(0);
const readNothing = asciiReader(noBytes);

export const createScratch = (): Scratch => ({
  bytes: noBytes,
  ascii: readNothing,
  attributeNames: new Int32Array(limit.attributes),
  attributeFrom: new Int32Array(limit.attributes),
  attributeTo: new Int32Array(limit.attributes),
  attributeFlags: new Uint8Array(limit.attributes),
  followers: new Int32Array(followed),
  openNames: new Int32Array(limit.depth + 1),
  openUris: new Int32Array(limit.depth + 1),
});

/** Sets a scratch back for another tokenizer: nothing else of it is read before it is written. */
export const clearScratch = ({ followers }: Scratch): void => {
  followers.fill(0);
};

/** Larger buffers are not kept for the next tokenizer. */
const longestKept = 4 * limit.piece;

/** Keeps the buffer of a tokenizer that is no longer used for the next one. */
export const keepBuffer = (scratch: Scratch, { bytes, ascii }: Pick<Scratch, 'bytes' | 'ascii'>): void => {
  if (bytes.length > longestKept) return;
  scratch.bytes = bytes;
  scratch.ascii = ascii;
};

const scratches = objectPool(createScratch, clearScratch);

/** What `read` returns with a scratch of its own; the tokenizer must not be used afterwards. */
export const withScratch = <T>(read: (scratch: Scratch) => T): T => {
  const scratch = scratches.take();
  try {
    return read(scratch);
  } finally {
    scratches.giveBack(scratch);
  }
};
