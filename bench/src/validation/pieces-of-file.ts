import { closeSync, openSync, readSync } from 'node:fs';

/** One buffer for all files, which are read one after another, so that allocation is not measured. */
const piece = new Uint8Array(64 * 1024);

/** A file in chunks like an upload; each chunk is valid until the next one. */
export const piecesOfFile = function* (file: string): Iterable<Uint8Array> {
  const from = openSync(file, 'r');
  try {
    for (let length = readSync(from, piece); length > 0; length = readSync(from, piece))
      yield piece.subarray(0, length);
  } finally {
    closeSync(from);
  }
};
